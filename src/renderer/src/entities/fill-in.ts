/** What a template may leave open: ours, filled in on this side; the platform gets the finished words. */
export const PLACEHOLDERS = ['author', 'public_id'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
/** The person and the number of the appeal that is answered; null where the platform gives none. */
export type Filling = Readonly<Record<Placeholder, string | null>>;

const OPEN = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/** The words with what is known put in; a placeholder without a value stays as it is written. */
export const fillIn = (text: string, filling: Filling): string =>
  text.replace(OPEN, (whole, name: Placeholder) => filling[name] ?? whole);

/** Which placeholders of the words have no value, each once. */
export const leftOpen = (text: string, filling: Filling): readonly Placeholder[] =>
  PLACEHOLDERS.filter((name) => filling[name] === null && text.includes(`{${name}}`));
