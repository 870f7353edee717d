import { describe, expect, it } from 'vitest';
import { redactText } from '../../../src/main/diagnostics/redact.ts';
import { withoutPersonalNumbers } from '../../../src/shared/personal-numbers.ts';

/** Blanks of every width, dashes, dots and brackets that people put between the parts of a number. */
const GAPS = {
  blank: ' ',
  'two blanks': '  ',
  'no-break space': '\u00A0',
  'narrow no-break space': '\u202F',
  'thin space': '\u2009',
  'figure space': '\u2007',
  tab: '\t',
  'line break': '\n',
  hyphen: '-',
  'no-break hyphen': '\u2011',
  dash: '–',
  'dash between blanks': ' – ',
  minus: '−',
  dot: '.',
  'zero-width space': '\u200B',
  'soft hyphen': '\u00AD',
};

/** Numbers of persons in the groups in which people write them. */
const SPELLINGS = {
  'PINFL 1-6-3-3-1': ['3', '120390', '554', '001', '2'],
  'PINFL 1-7-6': ['3', '1203905', '540012'],
  'PINFL 1-6-7': ['3', '120390', '5540012'],
  'PINFL 7-7': ['3120390', '5540012'],
  'PINFL 5-9': ['31203', '905540012'],
  'PINFL 2-3-3-3-3': ['31', '203', '905', '540', '012'],
  'PINFL 4-4-4-2': ['3120', '3905', '5400', '12'],
  'PINFL in single figures': [...'31203905540012'],
  'card in fours': ['8600', '1234', '1234', '1234'],
  'card 4-12': ['9860', '123412341234'],
  'foreign card in fours': ['4111', '1111', '1111', '1111'],
  'phone 3-2-3-2-2': ['998', '90', '123', '45', '67'],
  'phone 3-2-7': ['998', '90', '1234567'],
  'phone 3-9': ['998', '901234567'],
  'phone 2-3-2-2': ['90', '123', '45', '67'],
  'phone 2-3-4': ['90', '123', '4567'],
  passport: ['AA', '1234567'],
  'passport of Cyrillic letters': ['АА', '1234567'],
};
/** Written without gaps, or with signs of their own. */
const OTHERS = [
  ...['31203905540012', '8600123412341234', '901234567', '998901234567', '+998901234567', '+79161234567'],
  ...['(90)1234567', '(90) 1234567', '+998(90)1234567', '+998 (90) 123-45-67', '90 1234567', '+7 916 123-45-67'],
  ...['AA1234567', 'AA 1234567', 'AA  1234567', 'AA №1234567', 'AA № 1234567', 'AA№1234567', 'AA-1234567'],
  ...['AA N 1234567', 'AA raqami 1234567', 'AA\u20091234567', 'AA 123 45 67', 'АА № 1234567', 'aa №1234567'],
  ...['９０１２３４５６７', '90\u200B1234567', '90_123_45_67', '90/123/45/67', '71 200 10 20', '71-200-10-20'],
];

const LISTS = {
  texts: (text: string) => String(withoutPersonalNumbers(text)),
  log: redactText,
};
/** The text around a number; none of it is a part of the number. */
const AROUND = [
  ['Muallif: ', ', tekshirildi'],
  ['(', ')'],
  ['«', '».'],
  ['5-uy, ', ' band qildi'],
  ['', '\nva 216-maktab'],
];

describe.each(Object.entries(LISTS))('%s: a personal number', (_name, hidden) => {
  const gone = (number: string) => {
    for (const [before, after] of AROUND) {
      const left = hidden(`${before}${number}${after}`);
      expect(left.replace('216', '').replace('5-uy', ''), number).not.toMatch(/[\d０-９]/);
      expect(left.startsWith(before ?? ''), left).toBe(true);
      expect(left.endsWith(after ?? ''), left).toBe(true);
    }
  };

  describe.each(Object.entries(GAPS))('with a %s', (_gap, gap) => {
    it.each(Object.entries(SPELLINGS))('%s is hidden', (_spelling, parts) => gone(parts.join(gap)));
  });

  it.each(OTHERS)('%j is hidden', gone);

  it.each([
    ['901234567 band', ' band'],
    ['901234567 kishi', ' kishi'],
    ['901234567/931234567', ''],
    ['31203905540012 901234567', ''],
    ['search=901234567', ''],
    ['pasport_AA1234567.pdf', '.pdf'],
    ['telefon raqami № 901234567', ''],
  ])('%j is hidden to the end', (text, end) => {
    expect(hidden(text)).not.toMatch(/\d/);
    expect(hidden(text).endsWith(end)).toBe(true);
  });

  it.each(
    [
      'STIR',
      'STIR: ',
      'STIR raqami № ',
      'Stir-',
      'INN ',
      '(TIN) ',
      'STIRi: ',
      'STIRini ',
      'ИНН ',
      'СТИР рақами: ',
      'СТИРи ',
      'ИННи: ',
    ].flatMap((label) =>
      ['512345678', '412 345 678', '612-345-678', '712345678', '901234567'].map((number) => label + number),
    ),
  )("%j, a person's taxpayer's number, is hidden", gone);

  it.each(
    [
      'tel ',
      'Telefon: ',
      'telefoni: ',
      'Telefon raqami ',
      'телефони ',
      'STIR va telefon ',
      'INN, telefonlari: ',
    ].flatMap((label) => ['200107659', '301 234 567', '612345678'].map((number) => label + number)),
  )('%j, a phone by its label, is hidden', gone);

  it.each(
    [
      'STIR ',
      'STIR: ',
      'STIR raqami № ',
      'Stir-',
      'INN ',
      'STIRi: ',
      'tashkilot STIRini ',
      'ИНН ',
      'СТИР рақами: ',
      'ИННи: ',
      'telefon va STIR ',
    ].flatMap((label) =>
      ['200107659', '301234567', '200 107 659', '301-234-567'].map((number) => `${label}${number}, MChJ`),
    ),
  )("%j, a legal entity's taxpayer's number, stays", (text) => expect(hidden(text)).toBe(text));

  it.each([
    ...['1 500 000 000', "901234567 so'm", "901234567 so'mga", "90 1234567 so'm", '999000000', '90 123 456'],
    ...['1 500 000 – 2 000 000', '12 345 678 901 234', '2024 2025 2026 2027', '20 000 000', '20 1500000'],
    ...['21.11.2026', '20.11.2026 5-maktab', '2026-11-21 103500', '22.11.2026 10 35 00', '41.311081, 69.240562'],
    ...['049403927000', '20208000123456789012', '216-maktab, 27–49-uylar', '10.200.10.20', '90.123.45.67:8080'],
    ...['aa1234567b31203905540012c901234567de0f12', 'initiative 901234567', 'AO 1 500 000'],
    ...['requested_amount_from=901234567&page=2', 'granted_amount=31203905540012'],
  ])('%j stays', (text) => expect(hidden(text)).toBe(text));
});

describe('a field that is known to hold no number of a person', () => {
  it.each([
    { requested_amount: '901234567' },
    { granted_amount: '31 203 905 540 012' },
    { public_id: '998901234567' },
    { tin: '201234567' },
  ])('%j stays', (value) => expect(withoutPersonalNumbers(value)).toEqual(value));

  it('is touched where its text says more, or is a PINFL', () => {
    expect(withoutPersonalNumbers({ amount: 'tel 901234567', tin: '31203905540012', phone_id: '901234567' })).toEqual({
      amount: 'tel •••',
      tin: '',
      phone_id: '',
    });
  });
});

/** Hostile texts of `length` characters. */
const HOSTILE: Record<string, (length: number) => string> = {
  figures: (length) => '1'.repeat(length),
  'single figures': (length) => '1 '.repeat(length / 2),
  'nines in groups': (length) => '90 123 45 6 '.repeat(length / 12),
  'figures and letters': (length) => 'a1'.repeat(length / 2),
  'invisible characters': (length) => `1${'\u200B'.repeat(length - 2)}a`,
  'figures between invisible characters': (length) => '1\u200B\u200B\u200B'.repeat(length / 4),
  blanks: (length) => `tel${' '.repeat(length - 3)}`,
  labels: (length) => 'tel raqami raqami : '.repeat(length / 20),
  series: (length) => 'AA № '.repeat(length / 5),
  'parts of an address': (length) => 'a.'.repeat(length / 2),
  'web tokens': (length) => '-eyJ'.repeat(length / 4),
  paths: (length) => '/home/'.repeat(length / 6),
  names: (length) => 'EAAAA: , a'.repeat(length / 10),
};

describe.each(Object.entries(LISTS))('%s: time', (_name, hidden) => {
  const time = (text: string): number => {
    const { user } = process.cpuUsage();
    hidden(text);
    return process.cpuUsage().user - user;
  };

  it.each(Object.entries(HOSTILE))('of %s is linear in the length of the text', (_what, make) => {
    const [short, long] = [25_000, 100_000].map((length) => Math.min(time(make(length)), time(make(length))));
    // A quadratic rule takes 16 times as long; the first milliseconds say nothing.
    expect(long).toBeLessThan(8 * Math.max(short ?? 0, 50_000));
  });
});
