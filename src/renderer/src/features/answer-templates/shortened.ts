/** Most characters of a template in the table (F-019). */
const LENGTH = 80;

/** The beginning of a text, 80 characters of it at most, in whole characters; what is cut off is marked. */
export function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= LENGTH ? text : `${characters.slice(0, LENGTH).join('')}…`;
}
