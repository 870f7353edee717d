import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absentParam,
  choiceParam,
  idParam,
  type ListSpec,
  numberParam,
  readListState,
  sizesOf,
  textParam,
  withFilters,
  withSize,
  writeListState,
} from '@/kit/list/list-state.ts';

const spec = {
  filters: { board: idParam(), search: textParam(), stage: choiceParam(['ALL', 'INITIAL', 'WINNER'], 'ALL') },
};
const read = (address: string) => readListState(new URLSearchParams(address), spec);
const write = (state: ReturnType<typeof read>, address = '') =>
  writeListState(state, new URLSearchParams(address), spec).toString();

describe('the state of a list in its address', () => {
  it('is the default where the address says nothing', () => {
    expect(read('')).toEqual({ page: 1, size: 20, filters: { board: null, search: '', stage: 'ALL' } });
  });

  it('is what the address says', () => {
    expect(read('page=3&size=50&board=7&search=yo%E2%80%98l+bo%27yi&stage=WINNER')).toEqual({
      page: 3,
      size: 50,
      filters: { board: 7, search: "yo‘l bo'yi", stage: 'WINNER' },
    });
  });

  it('ignores a filter in the address that this variant of the list does not offer, and removes it', () => {
    const plain = { filters: { search: absentParam(''), board: idParam() } };
    const address = new URLSearchParams('search=ali&board=7&tab=1');
    const state = readListState(address, plain);
    expect(state.filters).toEqual({ search: '', board: 7 });
    expect(writeListState(state, address, plain).toString()).toBe('board=7&tab=1');
  });

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=', 'page=1e400', 'page=99999999999999999999'])(
    'starts at the first page for %s',
    (address) => {
      expect(read(address).page).toBe(1);
    },
  );

  it.each(['size=0', 'size=17', 'size=abc', 'size=100000'])('has the default size for %s', (address) => {
    expect(read(address).size).toBe(20);
  });

  it.each(['board=0', 'board=-1', 'board=x', 'board=1.5', 'board=', 'stage=NONE', 'stage=initial'])(
    'has the default filters for %s',
    (address) => {
      expect(read(address).filters).toEqual(read('').filters);
    },
  );

  it('leaves defaults out of the address and keeps parameters of others', () => {
    expect(write(read(''))).toBe('');
    expect(write(read('page=1&size=20&stage=ALL'), 'page=1&size=20&stage=ALL&from=menu')).toBe('from=menu');
    expect(write(read('page=2&stage=INITIAL'))).toBe('page=2&stage=INITIAL');
  });

  it('writes ALL where another value is the default', () => {
    const district = { filters: { sub_stage: choiceParam(['ALL', 'MODERATOR_ACCEPTED'], 'MODERATOR_ACCEPTED') } };
    const everything = withFilters(readListState(new URLSearchParams(), district), { sub_stage: 'ALL' });
    const address = writeListState(everything, new URLSearchParams(), district);
    expect(address.toString()).toBe('sub_stage=ALL');
    expect(readListState(address, district).filters.sub_stage).toBe('ALL');
  });

  it('writes an empty value where a preset id is cleared', () => {
    const preset = { filters: { region: idParam(7) } };
    const nowhere = withFilters(readListState(new URLSearchParams(), preset), { region: null });
    expect(writeListState(nowhere, new URLSearchParams(), preset).toString()).toBe('region=');
    const regionIn = (address: string) => readListState(new URLSearchParams(address), preset).filters.region;
    expect(['', 'region=', 'region=3', 'region=x'].map(regionIn)).toEqual([7, null, 3, 7]);
  });

  it('is read back from the address unchanged', () => {
    const states = fc.record({
      page: fc.integer({ min: 1, max: 100_000 }),
      size: fc.constantFrom(...sizesOf(spec)),
      filters: fc.record({
        board: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
        search: fc.string({ unit: 'grapheme' }),
        stage: fc.constantFrom('ALL', 'INITIAL', 'WINNER'),
      }),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(read(write(state))).toEqual(state);
      }),
    );
  });

  it('has a valid page and size, whatever the address says', () => {
    const raw = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(raw, raw, (rawPage, rawSize) => {
        const { page, size } = readListState(new URLSearchParams({ page: rawPage, size: rawSize }), spec);
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
        expect(sizesOf(spec)).toContain(size);
      }),
    );
  });

  it('goes to the first page when a filter or the size changes', () => {
    expect(withFilters(read('page=5&search=maktab'), { stage: 'WINNER' })).toEqual(read('search=maktab&stage=WINNER'));
    expect(withSize(read('page=5&search=maktab'), 100)).toEqual(read('size=100&search=maktab'));
  });
});

describe('the page sizes of a list', () => {
  it('are the common ones', () => {
    expect(sizesOf(spec)).toEqual([15, 20, 30, 50, 100, 200, 500, 1000]);
  });

  it.each([10, 18])('hold the default of the screen too: %i', (size) => {
    const small: ListSpec<typeof spec.filters> = { ...spec, size };
    expect(sizesOf(small)).toEqual([15, 20, 30, 50, 100, 200, 500, 1000, size].toSorted((a, b) => a - b));
    expect(readListState(new URLSearchParams(), small).size).toBe(size);
    expect(
      writeListState(readListState(new URLSearchParams(`size=20`), small), new URLSearchParams(), small).get('size'),
    ).toBe('20');
  });
});

it('a number parameter is its default where the value is missing or not offered', () => {
  const spec = { filters: { year: numberParam([2023, 2024], 2023) } };
  const yearAt = (address: string) => readListState(new URLSearchParams(address), spec).filters.year;
  expect(['', 'year=2024', 'year=2025', 'year=x', 'year=02024'].map(yearAt)).toEqual([2023, 2024, 2023, 2023, 2023]);
  const written = (year: number) =>
    writeListState({ page: 1, size: 20, filters: { year } }, new URLSearchParams(), spec).toString();
  expect([2023, 2024].map(written)).toEqual(['', 'year=2024']);
});
