/**
 * Joins the head and as many whole lines as fit into `most` characters; if lines are left out, a last line counts them
 * in the words of `rest`.
 */
export function joinedLines(
  head: readonly string[],
  lines: readonly string[],
  most: number,
  rest: (count: number) => string,
): string {
  // Room for the line that counts the rest.
  let left = most - head.join('\n').length - 100;
  let kept = 0;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    kept += 1;
  }
  const missing = lines.length - kept;
  return [...head, ...lines.slice(0, kept), ...(missing > 0 ? [rest(missing)] : [])].join('\n');
}
