import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { flag, optionalName, optionalNumber, optionalText, optionalTime, recordId, unsaidText } from '@/kit/fields.ts';
import { LANGUAGES, localizedData } from '@/kit/localized/languages.ts';
import { isBlankHtml, isLinkAddress, linkAddress, tagsLostIn } from '@/kit/rich-text/html.ts';

describe('a field of the platform', () => {
  it.each([
    ['  a ', 'a'],
    ['   ', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('text: %j is %j', (given, read) => {
    expect(optionalText.parse(given)).toBe(read);
    expect(unsaidText.parse(given)).toBe(given === undefined ? undefined : read);
  });
  it('a missing number is null, a missing flag false', () => {
    expect([undefined, null, 0, 7].map((given) => optionalNumber.parse(given))).toEqual([null, null, 0, 7]);
    expect([undefined, null, false, true].map((given) => flag.parse(given))).toEqual([false, false, false, true]);
  });
  it.each<[name: string, schema: z.ZodType, given: unknown, read: unknown]>([
    ['a number where a text is expected', optionalText, 7, '7'],
    ['a number as a text', optionalNumber, '1360000000', 1_360_000_000],
    ['a number as a text with decimals', optionalNumber, ' 41.311081 ', 41.311081],
    ['a number below zero as a text', optionalNumber, '-3', -3],
    ['a number as a text in groups', optionalNumber, '1 360 000 000', 1_360_000_000],
    ['a number as a blank text', optionalNumber, ' ', null],
    ['a flag as 1', flag, 1, true],
    ['a flag as 0', flag, 0, false],
    ['a flag as a text', flag, 'true', true],
    ['an id as a text', recordId, '53418', 53418],
    ['a name as a text', optionalName, ' Stol ', 'Stol'],
    ['a name in five languages', optionalName, { uz_lat: 'Stol', uz_cyr: 'Стол', ru: 'Стол' }, 'Stol'],
    ['a name in some of them', optionalName, { uz_lat: ' ', ru: 'Стол' }, 'Стол'],
    ['a name in none of them', optionalName, { uz_lat: null, ru: '' }, null],
    ['a time as it is written', optionalTime, '2026-01-12T10:00:00', '2026-01-12T10:00:00'],
    ['a time in milliseconds', optionalTime, 1_768_212_000_000, '2026-01-12T10:00:00.000Z'],
    ['a time in seconds', optionalTime, 1_768_212_000, '2026-01-12T10:00:00.000Z'],
  ])('known shape: %s', (_name, schema, given, read) => expect(schema.parse(given)).toBe(read));

  it.each<[name: string, schema: z.ZodType, given: unknown]>([
    ['a text in languages where it is sent back', optionalText, { uz_lat: 'Stol' }],
    ['words where a number is expected', optionalNumber, 'uch ming'],
    ['a number with a comma, which may be of decimals or of groups', optionalNumber, '1,360'],
    ['a list where a number is expected', optionalNumber, [1]],
    ['NaN', optionalNumber, Number.NaN],
    ['another number than 0 and 1 for a flag', flag, 2],
    ['words for a flag', flag, 'ha'],
    ['no id', recordId, null],
    ['a broken id', recordId, 1.5],
    ['an object for a name', optionalName, { title: 'Stol' }],
    ['a flag for a text', optionalText, true],
    ['an object for a time', optionalTime, {}],
    ['a time that no calendar knows', optionalTime, 1e17],
  ])('unknown shape: %s', (_name, schema, given) => expect(schema.safeParse(given).success).toBe(false));

  it('that is refused is named without its value', () => {
    const { error } = z.object({ tin: optionalNumber }).safeParse({ tin: '301234567-A' });
    expect(error?.issues).toEqual([{ code: 'custom', message: 'not a number', path: ['tin'] }]);
  });
  it('in five languages always has five texts', () => {
    const some = fc.option(fc.string(), { nil: undefined });
    const given = fc.record({ uz_lat: some, uz_cyr: some, ru: some, en: fc.constantFrom(null, 'a'), extra: some });
    fc.assert(
      fc.property(given, (title) => {
        const read = localizedData.parse(title);
        expect(Object.keys(read)).toEqual([...LANGUAGES]);
        for (const text of Object.values(read)) expect(text).toBeTypeOf('string');
        expect(read.ru).toBe(title.ru ?? '');
      }),
    );
  });
});

describe('formatted text', () => {
  it('a link address is null, or a valid address that stays as it is', () => {
    const typed = fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress(), fc.domain());
    fc.assert(
      fc.property(typed, (text) => {
        const address = linkAddress(text);
        if (address === null) return;
        expect(isLinkAddress(address)).toBe(true);
        expect(linkAddress(address)).toBe(address);
        expect(address).not.toMatch(/^(javascript|data|file|vbscript):/i);
      }),
      { numRuns: 50 },
    );
  });
  it('with a word in it is never blank, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.constantFrom('p', 'h2', 'li', 'strong'), fc.constantFrom('', '&nbsp;', '<br>'), (tag, around) => {
        expect(isBlankHtml(`<${tag}>${around}so‘z${around}</${tag}>`)).toBe(false);
        expect(isBlankHtml(`<${tag}>${around}</${tag}>`)).toBe(true);
        expect(tagsLostIn(`<${tag}>${around}</${tag}>`)).toEqual([]);
      }),
    );
  });
});
