/** Cuts a text to at most `length` whole characters and marks the cut with '…'. */
export function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}
