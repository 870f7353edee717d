/** The median; for an even number of values, the mean of the middle two. Throws for no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const around = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  if (around.length === 0) throw new Error('No values');
  return mean(around);
}

/** The arithmetic mean. */
export const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;
