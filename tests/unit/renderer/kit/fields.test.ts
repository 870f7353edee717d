import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flag, optionalNumber, optionalText, unsaidText } from '@/kit/fields.ts';
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
  it('number and flag: nothing is null, and no', () => {
    expect([undefined, null, 0, 7].map((given) => optionalNumber.parse(given))).toEqual([null, null, 0, 7]);
    expect([undefined, null, false, true].map((given) => flag.parse(given))).toEqual([false, false, false, true]);
  });
  it('of another kind is refused', () => {
    for (const schema of [optionalText, unsaidText]) expect(schema.safeParse(7).success).toBe(false);
    expect(optionalNumber.safeParse('7').success).toBe(false);
    expect(flag.safeParse(1).success).toBe(false);
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
  it('an address is none, or one that a link may lead to and that stays as it is', () => {
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
