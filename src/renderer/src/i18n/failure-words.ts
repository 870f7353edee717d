import { type AppErrorData, hasNoAnswer, isUntrusted } from '@shared/errors.ts';
import type { Text } from './text.ts';

/** How a failure is reported: the specification's words, and where the platform's message goes. */
export type FailureWords = {
  /** Headline above `text`. Default: none. */
  readonly title?: Text;
  readonly text: Text;
  /** Where the platform's message goes: below `text`, instead of `text`, or nowhere ("the fallback only"; Z-141). */
  readonly server: 'below' | 'instead' | 'never';
  /** Platform messages to replace, each with the text shown instead. Default: none. */
  readonly means?: Readonly<Record<string, Text>>;
  /** Whether the document calls the failure a warning. Default: false, an error. */
  readonly warning?: boolean;
  /** Our own line below `text` when the connection broke. Default: none. */
  readonly broken?: Text;
};

/** One document's words: for each kind of failure on its screens (§8; Z-153), and for its money (§9). */
export type Words = {
  /** Loading a list, or the options of a field. */
  readonly list: FailureWords;
  /** Loading the record of a form. */
  readonly record: FailureWords;
  readonly save: FailureWords;
  /** An action on a record other than saving or deleting. */
  readonly action: FailureWords;
  readonly remove: FailureWords;
  /** Saving a file to disk. */
  readonly export: FailureWords;
  /** Importing a table. */
  readonly upload: FailureWords;
  /** Attaching a document or a picture. */
  readonly file: FailureWords;
  /** Where the platform's message goes for a text that a screen or field has of its own (`ownWords`). */
  readonly own: 'below' | 'instead';
  /** Unit of an amount (spec 000 §9; R-081, Z-187). */
  readonly money: Text;
};

const ACTION: Text = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
/** Our own text for a missing answer, where the call cannot have changed anything. */
export const OFFLINE: Text = "Server bilan aloqa yo'q. Tarmoqni tekshirib, qayta urinib ko'ring.";

/** A failed action, in every document: "the server message if present, else …" (C-079, Q-020, R-092). */
const action: FailureWords = { text: ACTION, server: 'instead' };
/** Loading failed (Q-019, C-080). */
const notLoaded: FailureWords = { text: "Ma'lumot yuklashda xatolik sodir bo'ldi!", server: 'below' };
const notExported: FailureWords = { ...notLoaded, warning: true, broken: OFFLINE };
/** Saving failed. */
const notSaved: FailureWords = { title: 'Xatolik', text: "Iltimos, qayta urinib ko'ring.", server: 'below' };
/** Deleting failed; document 1 gives it no title, so the generic title serves. */
const notRemoved: FailureWords = {
  title: 'Xatolik',
  text: "Iltimos, qayta urinib ko'ring",
  server: 'below',
};

/** The words of document 0, the moderation of initiatives: one text for every failure without its own words. */
export const MODERATION: Words = {
  list: notLoaded,
  record: notLoaded,
  save: action,
  action,
  remove: action,
  export: notExported,
  upload: action,
  file: action,
  own: 'below',
  money: "so'm",
};

/** The same words, whose text gives way to the platform's message; a title stays (Z-166). */
const giving = (words: FailureWords): FailureWords => ({ ...words, server: 'instead' });

/** Attaching a file failed (I-026). */
const fileNotSent: FailureWords = {
  text: "Fayl yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!",
  server: 'instead',
};

/** The words of document 1, content and people: "the server message, otherwise the fallback" (Z-166). */
export const CONTENT: Words = {
  list: giving(notLoaded),
  record: giving(notLoaded),
  save: giving(notSaved),
  action,
  remove: giving(notRemoved),
  export: giving(notExported),
  upload: fileNotSent,
  file: fileNotSent,
  own: 'instead',
  money: "so'm",
};

/** Loading or saving failed in the FAQ (H-006). */
const faqFailed: FailureWords = { text: "Hatolik qayta urinib ko'ring", server: 'instead' };

/** The words of the FAQ in document 1: the same for loading and for saving. */
export const FAQ: Words = { ...CONTENT, list: faqFailed, record: faqFailed, save: faqFailed };

/** The words of the budget for citizens in document 1 (I-007, I-008). */
export const BUDGET: Words = {
  ...CONTENT,
  list: { text: "Ma'lumot yuklashda xatolik sodir bo'ldi...", server: 'instead' },
  save: { text: "Saqlashda xatolik sodir bo'ldi...", server: 'instead' },
};

/** The words of document 2, finance and the school programme. */
export const FINANCE: Words = {
  list: { text: "Yuklashda xatolik sodir bo'ldi", server: 'below' },
  record: { text: "Ma'lumot yuklashda xatolik sodir bo'ldi. Iltimos, qayta urinib ko'ring.", server: 'below' },
  save: notSaved,
  action,
  remove: notRemoved,
  export: { ...notExported, title: 'Ogohlantirish' },
  upload: { ...notLoaded, title: 'Xatolik' },
  file: { ...notLoaded, title: 'Xatolik' },
  own: 'below',
  money: 'UZS',
};

/** The words of an initiative's chronology in document 1 (N-008, N-009). */
export const CHRONOLOGY: Words = {
  ...CONTENT,
  list: { text: "Ma'lmumot yuklasda xatolik sodir bo'ldi!", server: 'instead' },
  save: { text: "Saqlashda xatolik sodir bo'ldi...", server: 'instead' },
};

/** The same on the edit form: a failed save gives the fallback only (N-009, Z-140). */
export const CHRONOLOGY_EDIT: Words = { ...CHRONOLOGY, save: { ...CHRONOLOGY.save, server: 'never' } };

/** Creating an investment object failed (O-025, O-026). */
export const INVEST_NOT_CREATED: FailureWords = { ...action, means: { 'PROJECT NOT FOUND': 'Mijoz topilmadi' } };

/**
 * Returns failure words unchanged; for a plain text, words with the platform's message where `server` says, by default
 * below (Z-141); the common action text always gives way to it.
 */
export const ownWords = (words: Text | FailureWords, server: Words['own'] = 'below'): FailureWords => {
  if (typeof words !== 'string') return words;
  return words === ACTION ? action : { text: words, server };
};

/** One line of a failure notice: a text of ours, or the platform's own words. */
export type Line = Text | { readonly raw: string };

/** Of a call that was not sent, as the certificate in the platform's place was refused; a banner names it in full. */
const UNTRUSTED: Text =
  "Platforma sertifikatiga ishonib bo'lmadi, shuning uchun so'rov yuborilmadi. Kimga murojaat qilish oynaning yuqorisida yozilgan.";

/** Lines of a failure notice, headline first, with the platform's message or why the call did not reach it. */
export function failureLines(words: FailureWords, failure: AppErrorData): readonly [Line, ...Line[]] {
  const { title, text, server, broken } = words;
  const heard = server === 'never' ? null : heardOf(words, failure.serverMessage);
  const below: Line[] = isUntrusted(failure) ? [UNTRUSTED] : hasNoAnswer(failure) && broken ? [broken] : [];
  const told: [Line, ...Line[]] = heard && server === 'instead' ? [heard] : [text];
  if (heard && server === 'below') told.push(heard);
  return title === undefined ? [...told, ...below] : [title, ...told, ...below];
}

/** The platform's message as shown; null if it only repeats `text`. */
function heardOf({ text, means = {} }: FailureWords, said: string | undefined): Line | null {
  if (said === undefined) return null;
  const meant = Object.hasOwn(means, said.trim()) ? means[said.trim()] : undefined;
  if ((meant ?? said) === text) return null;
  return meant ?? { raw: said };
}
