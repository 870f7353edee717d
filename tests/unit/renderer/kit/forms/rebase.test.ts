import { describe, expect, it } from 'vitest';
import { conflicts, rebase } from '@/kit/forms/rebase.ts';

describe('a form whose record somebody else has changed', () => {
  const before = { description: 'Eski', amount: 5, quarter: 1, file: { hash: 'a' } };
  const now = { description: 'Yangi', amount: 7, quarter: 2, file: { hash: 'b' } };

  it('follows the record where nobody has touched it', () => {
    expect(rebase({ ...before, file: { hash: 'a' } }, before, now)).toEqual(now);
  });

  it('keeps what the person entered', () => {
    expect(rebase({ ...before, description: 'Meniki', amount: 9 }, before, now)).toEqual({
      ...now,
      description: 'Meniki',
      amount: 9,
    });
  });

  it('follows the record in the languages of a text that nobody has touched', () => {
    const old = { title: { uz_lat: 'Park', ru: 'Парк' } };
    const mine = { title: { uz_lat: 'Katta park', ru: 'Парк' } };
    const theirs = { title: { uz_lat: 'Park', ru: 'Новый парк' } };
    expect(rebase(mine, old, theirs)).toEqual({ title: { uz_lat: 'Katta park', ru: 'Новый парк' } });
  });
});

describe('what two have changed in the same record', () => {
  const before = { name: 'Park', year: 2025, title: { uz_lat: 'Park', ru: 'Парк' } };
  const of = (mine: object, theirs: object) => conflicts({ ...before, ...mine }, before, { ...before, ...theirs });

  it('is nothing where each has changed another field', () => {
    expect(of({ name: "Bog'" }, { year: 2026 })).toEqual([]);
    expect(of({}, { name: "Bog'", year: 2026 })).toEqual([]);
    expect(of({ name: "Bog'", year: 2024 }, {})).toEqual([]);
  });

  it('is the field that both have changed', () => {
    expect(of({ name: "Bog'", year: 2024 }, { year: 2026 })).toEqual(['year']);
  });

  it('is nothing where both say the same', () => {
    expect(of({ year: 2026 }, { year: 2026 })).toEqual([]);
  });

  it('is the language of a text, and not its neighbour', () => {
    const mine = { title: { uz_lat: 'Katta park', ru: 'Парк' } };
    expect(of(mine, { title: { uz_lat: 'Park', ru: 'Новый парк' } })).toEqual([]);
    expect(of(mine, { title: { uz_lat: 'Yangi park', ru: 'Парк' } })).toEqual(['title.uz_lat']);
  });

  it.each([
    ['spaces around a text', ' Katta ', 'Katta'],
    ['the name of a file', { hash: 'b', name: 'reja.pdf' }, { hash: 'b', name: '' }],
    ['the label of a choice', { value: 5, label: 'Yashnobod' }, { value: 5, label: '' }],
  ])('does not tell %s, which the platform does not keep', (_, mine, theirs) => {
    expect(conflicts({ one: mine }, { one: null }, { one: theirs })).toEqual([]);
  });

  it('tells one file, and one choice, from another', () => {
    const files = [
      { hash: 'b', name: '' },
      { hash: 'c', name: '' },
    ] as const;
    expect(conflicts({ one: files[0] }, { one: null }, { one: files[1] })).toEqual(['one']);
    const choices = [
      { value: 5, label: '' },
      { value: 6, label: '' },
    ] as const;
    expect(conflicts({ one: choices[0] }, { one: null }, { one: choices[1] })).toEqual(['one']);
  });
});
