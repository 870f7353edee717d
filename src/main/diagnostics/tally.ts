/** Shortest time between two lines, in ms. */
const BETWEEN_MS = 1000;

/**
 * Counts events that strangers can cause at any rate, by name: the first is told at once, those of the following second
 * in one line at its end.
 */
export function createTally(tell: (counts: Record<string, number>) => void): (name: string) => void {
  let counts: Record<string, number> = {};
  let timer: NodeJS.Timeout | undefined;

  const tellAll = () => {
    timer = undefined;
    if (Object.keys(counts).length === 0) return;
    const told = counts;
    counts = {};
    timer = setTimeout(tellAll, BETWEEN_MS).unref();
    tell(told);
  };
  return (name) => {
    counts[name] = (counts[name] ?? 0) + 1;
    if (!timer) tellAll();
  };
}
