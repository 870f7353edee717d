import type { AppErrorData } from '@shared/errors.ts';
import { describe, expect, test } from 'vitest';
import {
  BUDGET,
  CHRONOLOGY,
  CHRONOLOGY_EDIT,
  CONTENT,
  FAQ,
  FINANCE,
  failureLines,
  INVEST_NOT_CREATED,
  MODERATION,
  ownWords,
  type Words,
} from '@/i18n/failure-words.ts';

const SAID = 'Bunday yozuv bor';
const ACTION = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
const LOAD = "Ma'lumot yuklashda xatolik sodir bo'ldi!";
const LOAD_BUDGET = "Ma'lumot yuklashda xatolik sodir bo'ldi...";

/** The texts of a document for a failure without a message of the platform, and with one. */
const CASES: readonly (readonly [
  id: string,
  words: Words,
  kind: Exclude<keyof Words, 'own' | 'money'>,
  without: readonly string[],
  said: readonly string[],
])[] = [
  // Document 0
  ['C-080', MODERATION, 'export', [LOAD], [LOAD, SAID]],
  ['C-079', MODERATION, 'action', [ACTION], [SAID]],
  ['C-079', MODERATION, 'save', [ACTION], [SAID]],
  ['C-079', MODERATION, 'upload', [ACTION], [SAID]],
  // Document 1: the message, otherwise the text; a title stays (Z-166)
  ['Q-019', CONTENT, 'list', [LOAD], [SAID]],
  ['Q-019', CONTENT, 'record', [LOAD], [SAID]],
  ['Q-019', CONTENT, 'export', [LOAD], [SAID]],
  ['Q-011', CONTENT, 'save', ['Xatolik', "Iltimos, qayta urinib ko'ring."], ['Xatolik', SAID]],
  ['Q-014', CONTENT, 'remove', ['Xatolik', "Iltimos, qayta urinib ko'ring"], ['Xatolik', SAID]],
  ['Q-020', CONTENT, 'action', [ACTION], [SAID]],
  ['I-026', CONTENT, 'upload', ["Fayl yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!"], [SAID]],
  ['I-026', CONTENT, 'file', ["Fayl yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!"], [SAID]],
  ...(['list', 'record', 'save'] as const).map(
    (kind) => ['H-006', FAQ, kind, ["Hatolik qayta urinib ko'ring"], [SAID]] as const,
  ),
  ['N-008', CHRONOLOGY, 'list', ["Ma'lmumot yuklasda xatolik sodir bo'ldi!"], [SAID]],
  ['N-009', CHRONOLOGY, 'save', ["Saqlashda xatolik sodir bo'ldi..."], [SAID]],
  ['I-008', BUDGET, 'list', [LOAD_BUDGET], [SAID]],
  ['I-007', BUDGET, 'save', ["Saqlashda xatolik sodir bo'ldi..."], [SAID]],
  // Document 2
  [
    'Q-014',
    FINANCE,
    'remove',
    ['Xatolik', "Iltimos, qayta urinib ko'ring"],
    ['Xatolik', "Iltimos, qayta urinib ko'ring", SAID],
  ],
  ['R-082', FINANCE, 'list', ["Yuklashda xatolik sodir bo'ldi"], ["Yuklashda xatolik sodir bo'ldi", SAID]],
  [
    'R-082',
    FINANCE,
    'record',
    ["Ma'lumot yuklashda xatolik sodir bo'ldi. Iltimos, qayta urinib ko'ring."],
    ["Ma'lumot yuklashda xatolik sodir bo'ldi. Iltimos, qayta urinib ko'ring.", SAID],
  ],
  [
    'R-083',
    FINANCE,
    'save',
    ['Xatolik', "Iltimos, qayta urinib ko'ring."],
    ['Xatolik', "Iltimos, qayta urinib ko'ring.", SAID],
  ],
  ['R-086', FINANCE, 'export', ['Ogohlantirish', LOAD], ['Ogohlantirish', LOAD, SAID]],
  ['R-087', FINANCE, 'upload', ['Xatolik', LOAD], ['Xatolik', LOAD, SAID]],
  ['R-092', FINANCE, 'action', [ACTION], [SAID]],
];

/** A refusal of the platform, with its message. */
const says = (serverMessage?: string): AppErrorData => ({ kind: 'invalid', status: 400, serverMessage });
const plain = (lines: ReturnType<typeof failureLines>) =>
  lines.map((line) => (typeof line === 'string' ? line : line.raw));

describe('the texts of a document for a failure (Z-141, Z-153, Z-166)', () => {
  test.each(CASES)('%s', (_, words, kind, without, said) => {
    expect(plain(failureLines(words[kind], says()))).toEqual(without);
    expect(plain(failureLines(words[kind], says(SAID)))).toEqual(said);
  });

  test.each([
    ['C-061', 'Tadiqlanmadi'],
    ['C-062', 'Rad etilmadi'],
    ['C-066', "Yangilashda xatolik sodir bo'ldi!"],
    ['C-068', "Sms yuborishda xatolik sodir bo'ldi!"],
  ] as const)('%s: an action with a text of its own keeps it, with the platform’s message below', (_, text) => {
    expect(plain(failureLines(ownWords(text), says(SAID)))).toEqual([text, SAID]);
  });

  test.each([
    ['I-027, P-018', "Xatolik qayta urinib ko'ring"],
    ['Q-011', "Mahalla yuklanmadi. Qayta urinib ko'ring"],
  ] as const)('%s: a text of a screen of document 1 gives way to the platform’s message (Z-166)', (_, text) => {
    expect(plain(failureLines(ownWords(text, CONTENT.own), says(SAID)))).toEqual([SAID]);
    expect(plain(failureLines(ownWords(text, CONTENT.own), says()))).toEqual([text]);
    expect(plain(failureLines(ownWords(text, FINANCE.own), says(SAID)))).toEqual([text, SAID]);
  });

  test('the general text of actions gives way to the platform’s message', () => {
    expect(plain(failureLines(ownWords(ACTION), says(SAID)))).toEqual([SAID]);
  });

  test('N-009: "the fallback only" hides the platform’s message, whatever it may stand for', () => {
    const text = "Saqlashda xatolik sodir bo'ldi...";
    expect(failureLines(CHRONOLOGY_EDIT.save, says(SAID))).toEqual([text]);
    expect(failureLines({ ...CHRONOLOGY_EDIT.save, means: { [SAID]: ACTION } }, says(SAID))).toEqual([text]);
  });

  test.each<[said: string | undefined, shown: ReturnType<typeof failureLines>]>([
    ['PROJECT NOT FOUND', ['Mijoz topilmadi']],
    [' PROJECT NOT FOUND\n', ['Mijoz topilmadi']],
    ['PROJECT NOT FOUND: 12', [{ raw: 'PROJECT NOT FOUND: 12' }]],
    ['constructor', [{ raw: 'constructor' }]],
    [undefined, [ACTION]],
  ])('O-025, O-026: the text shown for %j; a known message gives a text of ours', (said, shown) => {
    expect(failureLines(INVEST_NOT_CREATED, says(said))).toEqual(shown);
  });

  test('a message that stands for a text is shown below where messages are, and never repeats the text', () => {
    const means = { LOAD: 'Mijoz topilmadi', NONE: LOAD } as const;
    expect(failureLines({ text: LOAD, server: 'below', means }, says('LOAD'))).toEqual([LOAD, 'Mijoz topilmadi']);
    expect(failureLines({ text: LOAD, server: 'below', means }, says('NONE'))).toEqual([LOAD]);
  });

  test('a lost connection keeps the headline, with a sentence about it below', () => {
    const [headline, ...below] = plain(failureLines(FINANCE.export, { kind: 'network' }));
    expect(headline).toBe('Ogohlantirish');
    expect(below.at(-1)).toContain("aloqa yo'q");
  });

  test('a refused certificate is named as the cause, and that nothing was sent; not so a connection that broke within', () => {
    const lines = (detail: string) => plain(failureLines(CONTENT.save, { kind: 'network', detail }));
    expect(lines('net::ERR_CERT_DATE_INVALID').at(-1)).toMatch(
      /^Platforma sertifikatiga ishonib bo'lmadi.*yuborilmadi/,
    );
    expect(lines('net::ERR_SSL_PROTOCOL_ERROR').join()).not.toContain('sertifikat');
  });

  test('a platform message equal to the document’s text is not repeated', () => {
    expect(plain(failureLines(CONTENT.list, says(LOAD)))).toEqual([LOAD]);
    expect(plain(failureLines(FINANCE.upload, says(LOAD)))).toEqual(['Xatolik', LOAD]);
  });
});
