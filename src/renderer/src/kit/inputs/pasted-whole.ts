const SEPARATORS = '.,';

/**
 * The digits of a pasted whole number, without its groups, decimals and unit: "2 150 000,00 so'm" gives "2150000". The
 * last separator separates groups if exactly three digits follow and no different separator comes earlier; otherwise it
 * starts the decimals. Null for a negative number and for a text without digits: nothing is pasted.
 */
export function pastedWhole(text: string): string | null {
  const figure = text.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  if (figure === '' || /[-−–]\s*\d/.test(text)) return null;
  const last = Math.max(...[...SEPARATORS].map((separator) => figure.lastIndexOf(separator)));
  if (last < 0) return figure;
  const whole = figure.slice(0, last);
  const earlier = /[.,]/.exec(whole)?.[0];
  const isGroup = figure.length - last - 1 === 3 && (earlier === undefined || earlier === figure.charAt(last));
  return (isGroup ? figure : whole).replace(/[.,]/g, '');
}
