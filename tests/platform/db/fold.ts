/**
 * Text as it is searched: lower case, and every apostrophe that people type for oʻ, gʻ and tutuq as one.
 * Latin and Cyrillic stay what they are.
 */
export function fold(text: string): string {
  return text.replace(/[ʻʼ'`‘’´ʹ′]/g, "'").toLowerCase();
}
