import { beforeEach, expect, it, vi } from 'vitest';
import { chosenAddress, isQueueOf, readChoice } from '@/domains/initiative/links/chosen.ts';

const memory = new Map<string, string>();
beforeEach(() => {
  memory.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
});
const queryOf = (address: string) => new URL(address, 'app://backoffice').searchParams;

it('chosen ids are found again by the address, in their order and each once', () => {
  const address = chosenAddress([5, 3, 5, 9]);
  expect(new URL(address, 'app://backoffice').pathname).toBe('/app/initiatives/review');
  expect([...queryOf(address).keys()]).toEqual(['set']);
  expect(readChoice(queryOf(address))).toMatchObject({ is: 'chosen', ids: [5, 3, 9] });
});

it('the last ten choices are remembered, each with at most 500 ids', () => {
  const addresses = Array.from({ length: 11 }, (_, nth) => chosenAddress([nth + 1]));
  const made = addresses.map((address) => readChoice(queryOf(address)).is);
  expect(made).toEqual(['lost', ...Array.from({ length: 10 }, () => 'chosen')]);
  const many = readChoice(queryOf(chosenAddress(Array.from({ length: 600 }, (_, nth) => nth + 1))));
  expect('ids' in many && many.ids.length).toBe(500);
});

it.each([
  [0, false],
  [1, true],
  [500, true],
  [501, false],
])('%i initiatives can be opened as one queue: %s', (count, can) => {
  expect(isQueueOf(count)).toBe(can);
});

it('a choice that is not remembered, or has another form, is lost', () => {
  const address = chosenAddress([1]);
  for (const [key] of memory) memory.set(key, '{"a":1}');
  expect(readChoice(queryOf(address))).toEqual({ is: 'lost' });
  for (const [key] of memory) memory.set(key, 'no json');
  expect(readChoice(queryOf(address))).toEqual({ is: 'lost' });
  expect(readChoice(queryOf('/?set=unknown'))).toEqual({ is: 'lost' });
});

it('the other ways of choosing are read from the address', () => {
  expect(readChoice(queryOf('/?stage=INITIAL'))).toEqual({ is: 'list' });
  expect(readChoice(queryOf('/?mine=1'))).toEqual({ is: 'waiting' });
  expect(readChoice(queryOf('/?mine=yes'))).toEqual({ is: 'list' });
  expect(readChoice(queryOf('/?set=one&at=42'))).toMatchObject({ is: 'alone', ids: [42] });
  expect(readChoice(queryOf('/?set=one'))).toMatchObject({ is: 'alone', ids: [] });
});
