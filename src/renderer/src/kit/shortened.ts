/** The beginning of a text, at most so many whole characters of it; what is cut off is marked. */
export function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}
