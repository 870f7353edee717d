/**
 * Placeholders that a template may contain. They are ours: this program fills them in, and the platform gets the
 * finished text.
 */
export const PLACEHOLDERS = ['author', 'public_id'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
/** Values of the placeholders: the author and the number of the appeal; null if the platform gives none. */
export type Filling = Readonly<Record<Placeholder, string | null>>;

const OPEN = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/** Fills in the placeholders of a text; a placeholder without a value stays as written. */
export const fillIn = (text: string, filling: Filling): string =>
  text.replace(OPEN, (whole, name: Placeholder) => filling[name] ?? whole);

/** Placeholders of the text that have no value, each once. */
export const leftOpen = (text: string, filling: Filling): readonly Placeholder[] =>
  PLACEHOLDERS.filter((name) => filling[name] === null && text.includes(`{${name}}`));
