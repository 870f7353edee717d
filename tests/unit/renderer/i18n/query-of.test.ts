import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../../../src/renderer/src/i18n/fold.ts';
import { queryOf } from '../../../../src/renderer/src/i18n/query-of.ts';

/** Every character that people, keyboards and programs write for the apostrophe. */
const APOSTROPHES = [..."'`´‘’‛ʻʼʹ′\u02bd\u02be\u02bf\u02c8\uff07\u1fbd\u055a\u02ca\u02cb\u2035\ua78c\uff40"];
const INVISIBLE = [...'\u200b\u00ad\u200e\u200f\u200c\u200d\u2060\ufeff\u202a\u202c'];
const BLANKS = [...' \u00a0\u2009\u202f\u3000\t\n\u2800'];

it.each(APOSTROPHES)('%s is the one apostrophe', (mark) => {
  expect(queryOf(`Yo${mark}ldosheva`)).toBe("Yo'ldosheva");
  expect(fold(`Yo${mark}ldosheva`)).toBe('yoldosheva');
});

it('is the same wherever characters that show nothing stand, and whatever its blanks are', () => {
  const between = fc.string({ unit: fc.constantFrom(...INVISIBLE), maxLength: 3 });
  const blank = fc.string({ unit: fc.constantFrom(...BLANKS), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(between, { minLength: 20, maxLength: 20 }), blank, (nothing, space) => {
      const text = [...'Asqarova Zebo'].map((letter, at) => (letter === ' ' ? space : letter) + nothing[at]).join('');
      expect(queryOf(space + text + space)).toBe('Asqarova Zebo');
      expect(fold(text)).toBe('asqarova zebo');
    }),
  );
});

it('asks nothing where nothing is visible', () => {
  expect(queryOf('\u200b \u00ad\u00a0')).toBe('');
});
