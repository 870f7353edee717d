import { describe, expect, test } from 'vitest';
import { askedDigits } from '@/domains/initiative/palette/asked-digits.ts';

const LINES = (id: string) =>
  [...Array.from({ length: 299 }, (_, nth) => `${nth + 1}. Ko'cha, ${nth} m`), id].join('\n');

describe('wP1: the id that a text asks for', () => {
  test.each([
    { what: 'a whole id', text: '061404750235', digits: '061404750235' },
    { what: 'a part of six digits', text: '061404', digits: '061404' },
    { what: 'five digits', text: '06140', digits: null },
    { what: 'blanks', text: ' 0614 0475 0235 ', digits: '061404750235' },
    { what: 'blanks that do not break', text: '0614\u00a00475\u00a00235', digits: '061404750235' },
    { what: 'invisible characters', text: '\u200e0614\u00ad0475\u200b0235', digits: '061404750235' },
    { what: 'dashes', text: '061404-750235', digits: '061404750235' },
    { what: 'a title around it', text: "12-maktab 2026 yil, 061404750235, Zarbdor ko'chasi", digits: '061404750235' },
    { what: 'a sum before it', text: "150 000 000 so'm\n061404750235", digits: '061404750235' },
    { what: 'a number that ends the title', text: 'Maktab 5 061404750235', digits: '061404750235' },
    { what: 'letters of both scripts beside it', text: 'ID061404750235raqamли', digits: '061404750235' },
    { what: 'the letter O for zero, Latin', text: '0614O4750235', digits: '061404750235' },
    { what: 'the letter O for zero, Cyrillic', text: '0614о4750235', digits: '061404750235' },
    { what: 'other letters inside', text: '0614a047502ш35', digits: '047502' },
    { what: 'two ids', text: '061404750235 va 061404735132', digits: '061404750235' },
    { what: '300 lines', text: LINES('061404750235'), digits: '061404750235' },
    {
      what: '300 lines as a field joins them',
      text: LINES('061404750235').replaceAll('\n', ' '),
      digits: '061404750235',
    },
    { what: 'a link', text: 'tashabbus://i/1234567?p=061404750235&s=12345678', digits: '061404750235' },
    {
      what: 'a message with a link',
      text: 'Tel. 998901234567\ntashabbus://i/7?s=ab&p=061404750235',
      digits: '061404750235',
    },
    { what: 'a PINFL', text: '31503891234567', digits: null },
    { what: 'a bank card', text: '8600 1234 5678 9012', digits: null },
    { what: 'words', text: 'yo‘l', digits: null },
    { what: 'nothing', text: '', digits: null },
  ])('$what', ({ text, digits }) => {
    expect(askedDigits(text)).toBe(digits);
  });
});
