import { describe, expect, it } from 'vitest';
import { merge, rebase } from '@/kit/merging/rebase.ts';

describe('a form whose record another person has changed', () => {
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

describe('conflicts of two persons in the same record', () => {
  const before = { name: 'Park', year: 2025, title: { uz_lat: 'Park', ru: 'Парк' } };
  const of = (mine: object, theirs: object) => merge({ ...before, ...mine }, before, { ...before, ...theirs }).both;

  it('are none where each has changed another field', () => {
    expect(of({ name: "Bog'" }, { year: 2026 })).toEqual([]);
    expect(of({}, { name: "Bog'", year: 2026 })).toEqual([]);
    expect(of({ name: "Bog'", year: 2024 }, {})).toEqual([]);
  });

  it('are the fields that both have changed', () => {
    expect(of({ name: "Bog'", year: 2024 }, { year: 2026 })).toEqual(['year']);
  });

  it('are none where both entered the same', () => {
    expect(of({ year: 2026 }, { year: 2026 })).toEqual([]);
  });

  it('are by language of a text, not by text', () => {
    const mine = { title: { uz_lat: 'Katta park', ru: 'Парк' } };
    expect(of(mine, { title: { uz_lat: 'Park', ru: 'Новый парк' } })).toEqual([]);
    expect(of(mine, { title: { uz_lat: 'Yangi park', ru: 'Парк' } })).toEqual(['title.uz_lat']);
  });

  it.each([
    ['spaces around a text', ' Katta ', 'Katta'],
    ['the name of a file', { hash: 'b', name: 'reja.pdf' }, { hash: 'b', name: '' }],
    ['the label of a choice', { value: 5, label: 'Yashnobod' }, { value: 5, label: '' }],
  ])('do not include %s, which the platform does not keep', (_, mine, theirs) => {
    expect(merge<object>({ one: mine }, { one: null }, { one: theirs }).both).toEqual([]);
    expect(merge<object>({ one: 'x' }, { one: mine }, { one: theirs }).both).toEqual([]);
  });

  it('include different files and different choices', () => {
    const files = [
      { hash: 'b', name: '' },
      { hash: 'c', name: '' },
    ] as const;
    expect(merge<object>({ one: files[0] }, { one: null }, { one: files[1] }).both).toEqual(['one']);
    const choices = [
      { value: 5, label: '' },
      { value: 6, label: '' },
    ] as const;
    expect(merge<object>({ one: choices[0] }, { one: null }, { one: choices[1] }).both).toEqual(['one']);
  });
});

describe('linked fields', () => {
  const before = { region: 1, district: 11, quarter: 100, name: 'Park' };
  const of = (mine: object, theirs: object) =>
    merge({ ...before, ...mine }, before, { ...before, ...theirs }, [['region', 'district', 'quarter']]);

  it('follow the record as a whole where another of them was changed there; an own choice is reported undone', () => {
    expect(of({ quarter: 101, name: "Bog'" }, { region: 2, district: 21, quarter: null })).toEqual({
      values: { region: 2, district: 21, quarter: null, name: "Bog'" },
      both: [],
      undone: ['quarter'],
    });
  });

  it('keep the own choice as a whole where the same fields were changed there', () => {
    const moved = { district: 12, quarter: null };
    expect(of(moved, { district: 13, quarter: 130 })).toEqual({
      values: { ...before, ...moved },
      both: ['district', 'quarter'],
      undone: [],
    });
    expect(of({ region: 3, district: 31, quarter: 310 }, { district: 12, quarter: null }).values).toEqual({
      ...before,
      ...{ region: 3, district: 31, quarter: 310 },
    });
  });

  it('are those of the side that changed them where the other changed none', () => {
    expect(of({ quarter: 101 }, { name: "Bog'" })).toEqual({
      values: { ...before, quarter: 101, name: "Bog'" },
      both: [],
      undone: [],
    });
    expect(of({ name: "Bog'" }, { district: 12, quarter: null })).toEqual({
      values: { ...before, district: 12, quarter: null, name: "Bog'" },
      both: [],
      undone: [],
    });
  });

  it('follow the record in every group that shares a field with one that does', () => {
    const was = { status: 'ARCHIVE', extra: 7, district: 11, tax: 5 };
    const groups = [
      ['district', 'tax'],
      ['district', 'extra'],
      ['status', 'extra'],
    ];
    const mine = { ...was, status: 'ACTIVE', extra: null };
    expect(merge<object>(mine, was, { ...was, district: 12, tax: null, extra: null }, groups)).toEqual({
      values: { status: 'ARCHIVE', extra: null, district: 12, tax: null },
      both: [],
      undone: expect.arrayContaining(['status', 'extra']),
    });
    // A change of tax, linked to the same district, does not affect the own choice.
    expect(merge<object>(mine, was, { ...was, tax: 6 }, groups)).toEqual({
      values: { ...mine, tax: 6 },
      both: [],
      undone: [],
    });
  });

  it('are reported at each own change among them, because a field may be hidden', () => {
    const was = { status: 'ARCHIVE', extra: 7 };
    const merged = merge<object>({ status: 'ACTIVE', extra: null }, was, { ...was, extra: 8 }, [['status', 'extra']]);
    expect(merged.values).toEqual({ status: 'ACTIVE', extra: null });
    expect([...merged.both].sort()).toEqual(['extra', 'status']);
  });
});

describe('a merged form', () => {
  it('has the own language of a text, and the others as they are now', () => {
    const texts = (uz_lat: string, ru: string) => ({ title: { uz_lat, ru } });
    expect(merge(texts('Meniki', 'Б'), texts('A', 'Б'), texts('A', 'В')).values).toEqual(texts('Meniki', 'В'));
  });

  it('has no field that its record does not have', () => {
    const groups = [['region', 'district', 'school']];
    const { values } = merge(
      { region: 1, district: 12 },
      { region: 1, district: 11 },
      { region: 2, district: 21 },
      groups,
    );
    expect(Object.keys(values)).toEqual(['region', 'district']);
    expect(Object.keys(merge({ region: 2 }, { region: 1 }, { region: 1 }, groups).values)).toEqual(['region']);
  });

  it('does not report own changes that are linked to other fields than the conflict', () => {
    const was = { region: 1, tax: 5, status: 'A', extra: 7 };
    const groups = [
      ['region', 'tax'],
      ['status', 'extra'],
    ];
    const mine = { region: 1, tax: 6, status: 'B', extra: null };
    expect(merge<object>(mine, was, { ...was, tax: 8 }, groups).both).toEqual(['tax']);
  });
});

describe('a difference that means nothing to the platform', () => {
  it('does not revert a change by another person', () => {
    expect(merge({ name: 'A ' }, { name: 'A' }, { name: 'B' })).toEqual({
      values: { name: 'B' },
      both: [],
      undone: [],
    });
    const texts = (ru: string) => ({ title: { uz_lat: 'A', ru } });
    expect(merge(texts('A '), texts('A'), texts('B')).values).toEqual(texts('B'));
    const option = (value: number, label: string) => ({ one: { value, label } });
    expect(merge(option(5, 'yangi nom'), option(5, 'nom'), option(6, 'x')).values).toEqual(option(6, 'x'));
  });
});
