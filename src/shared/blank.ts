/**
 * Characters that show nothing: blanks of every kind, controls, and what only joins, directs or hides other characters
 * (zero-width blanks, soft hyphens, direction marks, fillers).
 */
const BLANK = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text has nothing visible: a required text must not be blank. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/**
 * A typed text as it is sent and compared: without the white space around it, '' if it is blank. Invisible characters
 * between visible ones stay: emoji are made with them.
 */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());
