import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBlank, trimmed } from '../../../src/shared/blank.ts';

/** Characters that show nothing: of PDFs, messengers and Word, and fillers of other scripts. */
const NOTHING = [
  ...' \t\n\r\u00a0\u1680\u2000\u2009\u202f\u205f\u3000\u2028',
  ...'\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff',
  ...'\u0000\u001f\u007f\u115f\u3164\uffa0\u2800\ufe0f\u034f',
  '\u{e0020}',
];
const FAMILY = '👨‍👩‍👧';
const ENGLAND = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

it('is every text without a visible character', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...NOTHING) }), (text) => {
      expect(isBlank(text)).toBe(true);
      expect(trimmed(text)).toBe('');
    }),
  );
});

it.each(['a', '—', '.', '0', 'ў', 'ʻ', '😀', FAMILY, ENGLAND, '❤️'])(
  '%s is visible, whatever is around it',
  (visible) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...NOTHING) }), (around) => {
        expect(isBlank(around + visible + around)).toBe(false);
      }),
    );
  },
);

it.each([
  ['  Yaxshi \n', 'Yaxshi'],
  [FAMILY, FAMILY],
  [` ${ENGLAND} `, ENGLAND],
  ['❤️', '❤️'],
  ['ikki\u200bso\u00adz', 'ikki\u200bso\u00adz'],
])('%j is sent as %j: what makes emoji stays', (typed, sent) => {
  expect(trimmed(typed)).toBe(sent);
});
