import { describe, expect, test, vi } from 'vitest';
import { dayAtOf, schoolBoardForm as form } from '@/features/school-boards/school-board.ts';
import { formatMoment } from '@/i18n/formats.ts';
import { asMoment } from '@/kit/inputs/moment-field.ts';

const DATES = {
  accepting_start: '2026-02-10',
  accepting_end: '2026-03-10',
  moderating_start: '2026-03-11',
  moderating_end: '2026-04-10',
  voting_start: '2026-04-11',
  voting_end: '2026-05-10',
};
const BOARD = {
  title: 'Mening maktabim',
  description: 'Oʻquvchilar taklif beradi.',
  rules: 'Bitta oʻquvchi, bitta taklif.',
  year: 2026,
  season: 1,
  budget: 34_000_000_000,
  initiatives_max_amount: 100_000_000,
  ...DATES,
};
const messages = (values: object) =>
  Object.fromEntries(
    (form.schema.safeParse({ ...form.empty(), ...values }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('the form of a school season', () => {
  test('S-002 to S-008: requires everything but the rules, and begins in 2024', () => {
    const asked = ['title', 'description', 'season', 'budget', 'initiatives_max_amount', ...Object.keys(DATES)];
    expect(messages({})).toEqual(Object.fromEntries(asked.map((name) => [name, 'Majburiy maydon'])));
    expect(form.empty().year).toBe(2024);
    expect(messages({ ...BOARD, rules: '', year: null })).toEqual({ year: 'Majburiy maydon' });
    expect(messages({ ...BOARD, year: 20 })).toEqual({ year: "Yil noto'g'ri kiritilgan" });
  });

  test('S-008, S-011: sends the year as an integer, and no field that the platform computes', () => {
    const stored = { id: 4, ...BOARD, year: '2026', stage: 'VOTE', status: 1, initiatives_count: 2501 };
    expect(form.schema.parse(form.read.parse(stored))).toEqual(BOARD);
    expect(form.schema.parse({ ...BOARD, rules: ' ' })).toEqual({ ...BOARD, rules: null });
  });

  test('S-010: the order of the dates is not checked', () => {
    const turned = Object.fromEntries(Object.keys(DATES).map((name, nth) => [name, `2026-0${9 - nth}-01`]));
    expect(messages({ ...BOARD, ...turned })).toEqual({});
  });

  test('an invalid date is refused; an unchanged date is sent back with its time', () => {
    expect(messages({ ...BOARD, voting_end: '30.02.2026' })).toEqual({ voting_end: "Sana noto'g'ri kiritilgan" });
    const moments = { accepting_start: '2026-02-10T09:00:00', voting_end: '2026-05-10T18:59:59Z' };
    expect(form.schemaOf(form.read.parse({ ...BOARD, ...moments })).parse({ ...BOARD, ...moments })).toEqual({
      ...BOARD,
      ...moments,
    });
  });
});

test('Z-178: a day alone begins a phase at 00:00:00 and ends it at 23:59:59, also if it is saved at once', () => {
  const typed = Object.fromEntries(Object.keys(DATES).map((name) => [name, '10.02.2026']));
  const sent = form.schema.parse({ ...BOARD, ...typed });
  for (const name of Object.keys(DATES))
    expect(sent).toHaveProperty(name, name.endsWith('_start') ? '2026-02-10T00:00:00' : '2026-02-10T23:59:59');
});

describe('a phase shows a moment and is sent as the platform writes it', () => {
  const asked = (value: string | null, before = value, dayAt = '00:00:00') => {
    const held = vi.fn();
    const props = asMoment({ value, onChange: held }, before, dayAt);
    return { shown: props.value, enter: props.onChange, held };
  };

  test.each([
    [null, null],
    ['2026-02-10', '2026-02-10 00:00:00'],
    ['2026-02-10T09:00:00', '2026-02-10 09:00:00'],
    // Midnight in Tashkent.
    ['2026-02-09T19:00:00.000Z', '2026-02-10 00:00:00'],
    // Incomplete input.
    ['10.0', '10.0'],
  ])('%s is shown as %s', (value, shown) => {
    expect(asked(value).shown).toBe(shown);
  });

  test('a stored end without a time is shown as the last moment of its day, and compared so', () => {
    const end = asked('2026-02-10', '2026-02-10', dayAtOf('voting_end'));
    expect(end.shown).toBe('2026-02-10 23:59:59');
    end.enter('2026-02-10 23:59:59');
    expect(end.held).toHaveBeenLastCalledWith('2026-02-10');
    end.enter('2026-02-10 00:00:00');
    expect(end.held).toHaveBeenLastCalledWith('2026-02-10T00:00:00');
    expect(formatMoment('2026-02-10', dayAtOf('voting_end'))).toBe('10.02.2026 | 23:59:59');
    expect(formatMoment('2026-02-10T09:00:00', dayAtOf('voting_end'))).toBe('10.02.2026 | 09:00:00');
    expect(formatMoment('2026-02-10', dayAtOf('voting_start'))).toBe('10.02.2026 | 00:00:00');
  });

  test.each([
    [null, '2026-02-12 10:30:00', '2026-02-12T10:30:00'],
    ['2026-02-10', '2026-02-12 10:30:00', '2026-02-12T10:30:00'],
    ['2026-02-09T19:00:00.000Z', '2026-02-12 10:30:00', '2026-02-12T10:30:00+05:00'],
    ['2026-02-09T19:00:00+05:00', '2026-02-12 10:30:00', '2026-02-12T10:30:00+05:00'],
    // The same moment is not a change.
    ['2026-02-09T19:00:00.000Z', '2026-02-10 00:00:00', '2026-02-09T19:00:00.000Z'],
    ['2026-02-10', '12.0', '12.0'],
    ['2026-02-10', null, null],
  ])('of a record with %s, %s is held as %s', (before, entered, held) => {
    const field = asked(before);
    field.enter(entered);
    expect(field.held).toHaveBeenCalledWith(held);
  });
});
