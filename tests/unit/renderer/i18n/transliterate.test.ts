import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEPT_ALONE, KEPT_IN_LATIN } from '../../../../src/renderer/src/i18n/stems.ts';
import { toLatin } from '../../../../src/renderer/src/i18n/to-latin.ts';
import { toCyrillic } from '../../../../src/renderer/src/i18n/transliterate.ts';
import { TERRITORY_NAMES } from './territory-names.ts';
import { TRANSLITERATION_PAIRS } from './transliteration-pairs.ts';

describe('Latin to Cyrillic', () => {
  it.each(TRANSLITERATION_PAIRS)('%s is %s', (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });

  it('knows every region, district and town', () => {
    expect(TERRITORY_NAMES.length).toBeGreaterThan(180);
    expect(TERRITORY_NAMES.map(([latin]) => [latin, toCyrillic(latin)])).toEqual(TERRITORY_NAMES);
  });

  it.each([
    ['a stem before suffixes', 'budjetining sentabrda konsertlar', 'бюджетининг сентябрда концертлар'],
    ['a dropped soft sign', 'Parol, parolni, PAROL', 'Пароль, паролни, ПАРОЛЬ'],
    ['a long stem inside a compound', 'asfaltobeton, profilaktika', 'асфальтобетон, профилактика'],
    ['a short stem only before suffixes', 'sirk, sirkda, sirka, sexlar, olgani', 'цирк, циркда, сирка, цехлар, олгани'],
    ['ц after k, n, p', 'aksiya, STANSIYA, konsepsiya, auksion', 'акция, СТАНЦИЯ, концепция, аукцион'],
    ['с in the same place', 'pensiya, pensioner, pansionat', 'пенсия, пенсионер, пансионат'],
    ['ts of native words', 'ketsin, aytsa, yetsa', 'кетсин, айтса, етса'],
    ['ts of surnames and at the start', 'Kuznetsov, tsex, tshk', 'Кузнецов, цех, тшк'],
    ['spellings of the specification without an apostrophe', 'Goliblar meyoridan', 'Ғолиблар меъёридан'],
    ['misspelt words', 'Malumot muvafaqiyatli ozgartirildi, xajmi', 'Маълумот муваффақиятли ўзгартирилди, ҳажми'],
    ['capitals by the first letter', "Sh SH sh Yo'l YO'L O'rta A'lo A'LO", 'Ш Ш ш Йўл ЙЎЛ Ўрта Аъло АЪЛО'],
    ['Uzbek abbreviations', 'MFY, FHDYO, IIV, YaTT, PINFL', 'МФЙ, ФҲДЁ, ИИВ, ЯТТ, ПИНФЛ'],
    ['an abbreviation that stands alone', 'Invest Id, Idora, Idish, id', 'Инвест Id, Идора, Идиш, ид'],
    ['Latin abbreviations with suffixes', 'PDFni, SMSlar, IDsi, OneID, QR-kod', 'PDFни, SMSлар, IDси, OneID, QR-код'],
    ['words of other languages', 'Excel, WhatsApp, Facebook', 'Excel, WhatsApp, Facebook'],
    ['numerals', 'XX asr, IV chorak, V mavsum', 'XX аср, IV чорак, V мавсум'],
    ['initials, units and sizes', 'V. Karimov, X.X., 220 V, 5-V, L', 'В. Каримов, Х.Х., 220 В, 5-В, Л'],
    ['a quotation in apostrophes', "'Yangi hayot' va ‘Katta tog‘’, tog'", "'Янги ҳаёт' ва ‘Катта тоғ’, тоғ"],
    ['an apostrophe at the end of a word', "man' etish, tog'", 'манъ этиш, тоғ'],
    ['markup', '<a title="yo">Yo\'l</a>&nbsp;bor<br/>', '<a title="yo">Йўл</a>&nbsp;бор<br/>'],
    ['addresses', 'www.gov.uz/yo, openbudget.uz sayti', 'www.gov.uz/yo, openbudget.uz сайти'],
    ['names of files', "yo'l-2.pdf va .xlsx fayl", "yo'l-2.pdf ва .xlsx файл"],
    ['codes and identifiers', 'AA1234567, region_id, @tashabbus', 'AA1234567, region_id, @tashabbus'],
    ['Cyrillic among Latin', "Obod маҳалла yo'li, Бuxoro", 'Обод маҳалла йўли, Бuxoro'],
  ])('handles %s', (_case, latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });

  it('leaves Cyrillic text as it is', () => {
    fc.assert(fc.property(cyrillicText(), (text) => toCyrillic(text) === text));
  });

  it('is idempotent', () => {
    const piece = fc.oneof(uzbekWord(), fc.string({ unit: 'binary-ascii' }), cyrillicText());
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = toCyrillic(pieces.join(' '));
        expect(toCyrillic(once)).toBe(once);
      }),
    );
  });

  it('leaves no Latin letter in a word of the Uzbek alphabet', () => {
    fc.assert(fc.property(uzbekWord(), (word) => !/[a-z]/i.test(toCyrillic(word))));
  });

  it('takes every apostrophe for the same letter', () => {
    fc.assert(
      fc.property(
        uzbekWord(),
        fc.constantFrom(..."'`´‘’ʻʼʹ′"),
        (word, apostrophe) => toCyrillic(word.replaceAll("'", apostrophe)) === toCyrillic(word),
      ),
    );
  });

  it('chooses letters regardless of case', () => {
    fc.assert(
      fc.property(uzbekWord(), (word) => {
        expect(toCyrillic(word.toUpperCase())).toBe(toCyrillic(word).toUpperCase());
        expect(toCyrillic(word.charAt(0).toUpperCase() + word.slice(1)).toLowerCase()).toBe(toCyrillic(word));
      }),
    );
  });

  it('keeps every placeholder', () => {
    const name = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(uzbekWord(), name)), (parts) => {
        const text = parts.map(([word, placeholder]) => `${word} {{${placeholder}}}`).join(' ');
        expect(toCyrillic(text).match(/\{\{\w+\}\}/g) ?? []).toEqual(text.match(/\{\{\w+\}\}/g) ?? []);
      }),
    );
  });
});

describe('Cyrillic to Latin', () => {
  it.each(TRANSLITERATION_PAIRS.filter(([, , holds]) => holds !== 'to-cyrillic'))(
    '%s comes from %s',
    (latin, cyrillic) => {
      expect(toLatin(cyrillic)).toBe(latin);
    },
  );

  it('restores every word whose pair holds both ways', () => {
    const latin = [...TRANSLITERATION_PAIRS.filter(([, , holds]) => holds === 'both'), ...TERRITORY_NAMES].map(
      ([word]) => word,
    );
    expect(latin.map((word) => toLatin(toCyrillic(word)))).toEqual(latin);
  });

  it('leaves no Cyrillic letter of the Uzbek and Russian alphabets', () => {
    fc.assert(fc.property(cyrillicText(), (text) => !/\p{Script=Cyrillic}/u.test(toLatin(text))));
  });
});

/** A lower-case word of Uzbek Latin syllables (ASCII apostrophes) that in capitals is no numeral or abbreviation. */
function uzbekWord(): fc.Arbitrary<string> {
  const consonant = fc.constantFrom(..."b d f g h j k l m n p q r s t v x y z g' sh ch ng".split(' '));
  const vowel = fc.constantFrom(..."a e i o u o' a' ya yo yu ye".split(' '));
  const syllable = fc.tuple(fc.option(consonant, { nil: '' }), vowel, fc.option(consonant, { nil: '' }));
  return fc
    .array(syllable, { minLength: 1, maxLength: 5 })
    .map((syllables) => syllables.flat().join(''))
    .filter(
      (word) =>
        !/^[ivxl]+$/.test(word) &&
        ![...KEPT_IN_LATIN, ...KEPT_ALONE.map((kept) => kept.toUpperCase())].includes(word.toUpperCase()),
    );
}

function cyrillicText(): fc.Arbitrary<string> {
  const letter = fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳАЕЁЦШЪЎҚҒҲ 1-.,«»');
  return fc.array(letter, { maxLength: 30 }).map((letters) => letters.join(''));
}
