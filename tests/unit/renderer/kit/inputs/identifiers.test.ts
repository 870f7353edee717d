import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsOf,
  formatPhone,
  grouped,
  hasPinflCheck,
  hasPinflLength,
  isPhone,
  isPinfl,
  isStir,
  isUnusualTin,
  keptPhone,
  localPhone,
  shownPhone,
  storedPhone,
} from '@/kit/inputs/identifiers.ts';

describe('digits in groups', () => {
  it.each([
    ['', '## ### ## ##', ''],
    ['9', '## ### ## ##', '9'],
    ['901', '## ### ## ##', '90 1'],
    ['901234567', '## ### ## ##', '90 123 45 67'],
    ['9012345678', '## ### ## ##', '90 123 45 678'],
  ])('%s in %s is "%s"', (digits, pattern, text) => expect(grouped(digits, pattern)).toBe(text));

  it('are read back as they were', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 14 }).map((list) => list.join(''));
    fc.assert(fc.property(digits, (text) => digitsOf(grouped(text, '# ###### ### ### #')) === text));
  });
});

describe('a taxpayer’s number', () => {
  it.each([
    ['309876543', true],
    ['30987654', false],
    ['3098765432', false],
    ['30987654a', false],
    ['', false],
  ])('%s: %s', (digits, valid) => expect(isStir(digits)).toBe(valid));
});

describe('a personal number', () => {
  // Published examples.
  it.each(['31210632040244', '31210932040247', '40201902050010'])('%s has the right check digit', (digits) => {
    expect(isPinfl(digits)).toBe(true);
    expect(hasPinflCheck(digits)).toBe(true);
  });

  it('with one digit changed has a wrong check digit', () => {
    expect(hasPinflCheck('31210632040245')).toBe(false);
    expect(hasPinflCheck('31210642040244')).toBe(false);
  });

  it.each(['3121063204024', '312106320402444', '71210632040244', '0', ''])('%s is not a personal number', (digits) => {
    expect(isPinfl(digits)).toBe(false);
    expect(hasPinflCheck(digits)).toBe(false);
  });
});

describe('the length of a personal number', () => {
  it.each([
    ['31210632040244', true],
    ['91210632040240', true],
    ['3121063204024', false],
    ['312106320402444', false],
    ['', false],
  ])('%s is whole: %s', (digits, whole) => expect(hasPinflLength(digits)).toBe(whole));
});

describe('a phone number', () => {
  it.each([
    ['+998 (90) 123-45-67', '998901234567', '+998 90 123 45 67'],
    ['90 123 45 67', '998901234567', '+998 90 123 45 67'],
    ['998901234567', '998901234567', '+998 90 123 45 67'],
    [' +7 916 123-45-67', '+7 916 123-45-67', '+7 916 123-45-67'],
    ['+90 123 45 67', '+90 123 45 67', '+90 123 45 67'],
    ['71 200', '71 200', '71 200'],
    ['', '', ''],
  ])('written %s is kept as %s and shown as %s', (written, kept, shown) => {
    expect([keptPhone(written), shownPhone(written)]).toEqual([kept, shown]);
    expect(keptPhone(kept)).toBe(kept);
  });

  it.each([
    ['998901234567', '901234567'],
    ['+998 (90) 123-45-67', '901234567'],
    ['90 123 45 67', '901234567'],
    ['998123456', '998123456'],
    ['99890', '90'],
    ['', ''],
  ])('%s is typed as %s', (phone, local) => expect(localPhone(phone)).toBe(local));

  it('is read back as stored, also if incomplete, unless it is as long as one without the country code', () => {
    const local = fc.stringMatching(/^\d{0,9}$/).filter((digits) => digits.length !== 6);
    fc.assert(fc.property(local, (digits) => localPhone(storedPhone(digits)) === digits));
  });

  it.each([
    ['998901234567', '+998 90 123 45 67'],
    ['+998(90)123-45-67', '+998 90 123 45 67'],
    ['901234567', '+998 90 123 45 67'],
    ['1165', '1165'],
    ['yoʻq', 'yoʻq'],
    ['', '—'],
    [null, '—'],
  ])('%s is shown as %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown));

  it('is shown with the mask of its screen (S-029)', () => {
    expect(['998901234567', '99890', null].map((phone) => formatPhone(phone, '(##) ###-##-##'))).toEqual([
      '+998 (90) 123-45-67',
      '99890',
      '—',
    ]);
  });

  it('is stored with the country code, and an empty one as empty', () => {
    expect(storedPhone('901234567')).toBe('998901234567');
    expect(storedPhone('')).toBe('');
    expect(isPhone('998901234567')).toBe(true);
    expect(isPhone('99890123456')).toBe(false);
    expect(isPhone('901234567')).toBe(false);
  });
});

describe('a taxpayer number that may be of any length (R-016)', () => {
  it.each([
    ['', false],
    ['309876543', false],
    ['30987654', true],
    ['31210632040244', true],
  ])('%j is unusual: %s', (digits, unusual) => expect(isUnusualTin(digits)).toBe(unusual));
});
