import { describe, expect, test } from 'vitest';
import { digitsShape } from '@/kit/inputs/digits/digits-shape.ts';
import { phoneShape } from '@/kit/inputs/digits/phone-shape.ts';
import { isPhone, storedPhone } from '@/kit/inputs/identifiers.ts';
import { pasteIn, removeIn, type Selected, typeIn } from '@/kit/inputs/typing/edit.ts';
import { PHONES } from '../../../../support/typed-corpus.ts';

const EMPTY: Selected = { text: '', start: 0, end: 0 };
const phone = phoneShape('## ### ## ##');
const pinfl = digitsShape('# ###### ### ### #');

describe('a phone number', () => {
  test.each(PHONES.filter(([text]) => !text.includes(',')))(
    'typed as %j is stored as %j, and otherwise no number',
    (text, stored) => {
      const { text: local, refusal } = typeIn(phone, EMPTY, null, text);
      if (stored) expect([storedPhone(local), refusal]).toEqual([stored, null]);
      // Nothing is cut: what is no number is shown, or refused, and cannot be sent.
      else expect(isPhone(storedPhone(local))).toBe(false);
    },
  );

  test.each(PHONES)('pasted as %j is stored as %j, and otherwise changes nothing', (text, stored) => {
    const before = { text: '935551234', start: 9, end: 9 };
    const { text: local, refusal } = pasteIn(phone, before, text);
    expect(storedPhone(local)).toBe(stored ?? '998935551234');
    expect(refusal === null).toBe(stored !== null);
  });

  test('a known number is not read anew when a digit too many is typed behind it', () => {
    expect(typeIn(phone, { text: '881234567', start: 9, end: 9 }, null, '8').text).not.toBe('812345678');
  });
});

describe('a number used as a name', () => {
  test.each(['31210632040244', '3 121063 204 024 4', '3-121063-204-024-4', '31210632040244\n'])(
    'typed or pasted as %j is the same',
    (text) => {
      expect(pasteIn(pinfl, EMPTY, text)).toMatchObject({ text: '31210632040244', refusal: null });
      expect(typeIn(pinfl, EMPTY, null, text)).toMatchObject({ text: '31210632040244', refusal: null });
    },
  );

  test.each(['AA1234567', '3.12106E+13', '312106320402445', '3121063\t204024', 'yoʻq'])(
    'pasted as %j changes nothing',
    (text) => {
      expect(pasteIn(pinfl, EMPTY, text)).toMatchObject({ text: '', refusal: { text: expect.any(String) } });
    },
  );

  test('with a digit too many is shown whole, and said to be too long', () => {
    const typed = typeIn(pinfl, EMPTY, null, '312106320402445');
    expect(typed).toMatchObject({ text: '312106320402445', refusal: { values: { most: 14 } } });
    expect(pinfl.shown(typed.text)).toBe('3 121063 204 024 45');
  });

  test('a letter is refused, and the digits after it', () => {
    expect(typeIn(pinfl, EMPTY, null, 'AA1234567')).toMatchObject({
      text: '',
      refusal: { text: 'Faqat raqam kiriting' },
    });
  });

  test('another text of a record is shown as it is, and can be removed', () => {
    expect(pinfl.shown('AA1234567')).toBe('AA1234567');
    expect(pinfl.content(pinfl.shown('AA1234567'))).toBe('AA1234567');
    expect(removeIn(pinfl, { text: 'AA1234567', start: 9, end: 9 }, null, false, 'backward').text).toBe('AA123456');
  });
});
