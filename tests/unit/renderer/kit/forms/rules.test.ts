import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { draftShape } from '@/kit/drafts/draft-shape.ts';
import { optionalDay, required, requiredText, year } from '@/kit/forms/rules.ts';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('a rule of a form', () => {
  it.each([1900, 2026, 2100])('accepts %i as a year', (value) => {
    expect(year.parse(value)).toBe(value);
  });
  it.each([1899, 2101, 20_26.5, 202, 20_260])('does not accept %d as a year', (value) => {
    expect(messageOf(year, value)).toBe("Yil noto'g'ri kiritilgan");
  });

  it('accepts an existing day, or none', () => {
    expect(optionalDay.parse('2028-02-29')).toBe('2028-02-29');
    expect(optionalDay.parse(null)).toBeNull();
    for (const wrong of ['2026-02-29', '29.02.2028', '']) {
      expect(messageOf(optionalDay, wrong)).toBe("Sana noto'g'ri kiritilgan");
    }
  });

  it('sends a trimmed text, and never a blank one', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const parsed = requiredText().safeParse(typed);
        expect(parsed.success).toBe(typed.trim() !== '');
        if (parsed.success) expect(parsed.data).toBe(typed.trim());
      }),
    );
  });

  it.each(['\u200b\u200b', '\u00ad', '\u200e \u00a0', '\ufeff'])('does not take %j for a text', (typed) => {
    expect(messageOf(requiredText(), typed)).toBe('Majburiy maydon');
    expect(messageOf(requiredText(), `${typed}a`)).toBeUndefined();
  });

  it('never sends null where a value is required, and passes on the message of the inner rule', () => {
    const quarter = required(z.number().int().max(4, 'Chorak'));
    expect(quarter.parse(0)).toBe(0);
    expect(messageOf(quarter, null)).toBe('Majburiy maydon');
    expect(messageOf(quarter, 5)).toBe('Chorak');
  });
});

describe('a draft', () => {
  const leaf = fc.oneof(fc.string(), fc.boolean(), fc.integer());
  const form = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
    fc.oneof(leaf, fc.array(fc.string()), fc.dictionary(fc.constantFrom('ru', 'en'), fc.string())),
    { minKeys: 1 },
  );

  it('fits the form that it was typed into, also after it was saved to disk', () => {
    fc.assert(
      fc.property(form, (values) => {
        expect(draftShape(values).safeParse(JSON.parse(JSON.stringify(values))).success).toBe(true);
      }),
    );
  });

  it('does not fit where a field is missing or extra', () => {
    fc.assert(
      fc.property(form, (values) => {
        const [first = '', ...others] = Object.keys(values);
        const less = Object.fromEntries(others.map((key) => [key, values[key]]));
        expect(draftShape(values).safeParse(less).success).toBe(false);
        expect(draftShape(less).safeParse({ ...less, [first]: values[first] }).success).toBe(false);
      }),
    );
  });
});
