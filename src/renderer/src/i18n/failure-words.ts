import type { Text } from './catalogue.ts';

/** What is said of a failure: words of the specification, and what becomes of the message that the platform sent. */
export type FailureWords = {
  /** Stands above the text. Default: none. */
  readonly title?: Text;
  readonly text: Text;
  /** The platform's message: below the text, in its place, or not at all ("the fallback only"; Z-141). */
  readonly server: 'below' | 'instead' | 'never';
  /** Messages of the platform for which a text stands, with that text: it is shown in their place. Default: none. */
  readonly means?: Readonly<Record<string, Text>>;
  /** Whether the document calls it a warning. Default: false, an error. */
  readonly warning?: boolean;
  /** Ours, below the text, where the line broke. Default: nothing. */
  readonly broken?: Text;
};

/** What a document says of each kind of failure on its screens (§8 of each document; Z-153). */
export type Words = {
  /** A list, or what is looked up for a field. */
  readonly list: FailureWords;
  /** A record that a form is about. */
  readonly record: FailureWords;
  readonly save: FailureWords;
  /** What is done with a record beside saving it. */
  readonly action: FailureWords;
  readonly remove: FailureWords;
  /** A file that is saved to disk. */
  readonly export: FailureWords;
  /** A table that is imported. */
  readonly upload: FailureWords;
  /** A document or a picture that is attached. */
  readonly file: FailureWords;
};

const ACTION: Text = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
/** Ours, where no answer came and nothing can have been changed. */
export const OFFLINE: Text = "Server bilan aloqa yo'q. Tarmoqni tekshirib, qayta urinib ko'ring.";

/** Every document: "the server message if present, else …" (C-079, Q-020, R-092). */
const action: FailureWords = { text: ACTION, server: 'instead' };
/** Q-019, C-080 */
const notLoaded: FailureWords = { text: "Ma'lumot yuklashda xatolik sodir bo'ldi!", server: 'below' };
const notExported: FailureWords = { ...notLoaded, warning: true, broken: OFFLINE };
/** */
const notSaved: FailureWords = { title: 'Xatolik', text: "Iltimos, qayta urinib ko'ring.", server: 'below' };
/** Q-014; document 1 names no title of its own for it, its generic one serves. */
const notRemoved: FailureWords = {
  title: 'Xatolik',
  text: "Iltimos, qayta urinib ko'ring",
  server: 'below',
};

/** Document 0, the moderation of initiatives: it knows one text for all that it does not name. */
export const MODERATION: Words = {
  list: notLoaded,
  record: notLoaded,
  save: action,
  action,
  remove: action,
  export: notExported,
  upload: action,
  file: action,
};

/** I-026 */
const fileNotSent: FailureWords = {
  text: "Fayl yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!",
  server: 'below',
};

/** Document 1, content and people. */
export const CONTENT: Words = {
  list: notLoaded,
  record: notLoaded,
  save: notSaved,
  action,
  remove: notRemoved,
  export: notExported,
  upload: fileNotSent,
  file: fileNotSent,
};

/** H-006 */
const faqFailed: FailureWords = { text: "Hatolik qayta urinib ko'ring", server: 'below' };

/** The FAQ of document 1, which says the same of loading and of saving. */
export const FAQ: Words = { ...CONTENT, list: faqFailed, record: faqFailed, save: faqFailed };

/** Document 1 again, of the budget for citizens (I-007, I-008). */
export const BUDGET: Words = {
  ...CONTENT,
  list: { text: "Ma'lumot yuklashda xatolik sodir bo'ldi...", server: 'below' },
  save: { text: "Saqlashda xatolik sodir bo'ldi...", server: 'below' },
};

/** Document 2, finance and the school programme. */
export const FINANCE: Words = {
  list: { text: "Yuklashda xatolik sodir bo'ldi", server: 'below' },
  record: { text: "Ma'lumot yuklashda xatolik sodir bo'ldi. Iltimos, qayta urinib ko'ring.", server: 'below' },
  save: notSaved,
  action,
  remove: notRemoved,
  export: { ...notExported, title: 'Ogohlantirish' },
  upload: { ...notLoaded, title: 'Xatolik' },
  file: { ...notLoaded, title: 'Xatolik' },
};

/** The chronology of an initiative, where saving fails: the fallback only (N-009). */
export const CHRONOLOGY_NOT_SAVED: FailureWords = { text: "Saqlashda xatolik sodir bo'ldi...", server: 'never' };

/** An investment object that is not created (O-025, O-026). */
export const INVEST_NOT_CREATED: FailureWords = { ...action, means: { 'PROJECT NOT FOUND': 'Mijoz topilmadi' } };

/** A text that an action has of its own, as it stands everywhere: the platform's message comes below it (Z-141). */
export const ownWords = (words: Text | FailureWords): FailureWords => {
  if (typeof words !== 'string') return words;
  return words === ACTION ? action : { text: words, server: 'below' };
};

/** One line of what is said: a text of ours, or the platform's own. */
export type Line = Text | { readonly raw: string };

/** What is said of a failure, the headline first. `said`: the platform's message; `broken`: whether no answer came. */
export function failureLines(
  words: FailureWords,
  said: string | undefined,
  broken = false,
): readonly [Line, ...Line[]] {
  const { title, text, server, broken: cut } = words;
  const heard = server === 'never' ? null : heardOf(words, said);
  const below: Line[] = broken && cut ? [cut] : [];
  const told: [Line, ...Line[]] = heard && server === 'instead' ? [heard] : [text];
  if (heard && server === 'below') told.push(heard);
  return title === undefined ? [...told, ...below] : [title, ...told, ...below];
}

/** What is shown of the platform's message; null where it only repeats the text. */
function heardOf({ text, means = {} }: FailureWords, said: string | undefined): Line | null {
  if (said === undefined) return null;
  const meant = Object.hasOwn(means, said.trim()) ? means[said.trim()] : undefined;
  if ((meant ?? said) === text) return null;
  return meant ?? { raw: said };
}
