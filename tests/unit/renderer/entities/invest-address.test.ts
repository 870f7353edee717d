import { expect, test } from 'vitest';
import { type InvestAddress, investPath, readInvestAddress } from '@/entities/invest-address.ts';

const winner: InvestAddress = {
  publicId: '061404905414',
  id: 21,
  board_id: 3,
  region_id: 10,
  district_id: 140,
  council_decision_id: 7,
  granted_amount: 1_412_750_000,
  desc: "Yangi hayot ko'chasi & ichki yo'l, 2 343 metr",
  type: 'CONSTRUCTION',
  soato: '1710224',
  tin: '203117845',
  category: 11,
};

const read = (path: string) => {
  const url = new URL(path, 'https://page');
  return readInvestAddress(decodeURIComponent(url.pathname.split('/').at(-1) ?? ''), url.searchParams);
};

test('the address of a winner holds its public id and eleven parameters, and gives them back (A-009)', () => {
  const path = investPath(winner);
  expect(path).toMatch(/^\/app\/newchronology\/061404905414\?/);
  expect([...new URL(path, 'https://page').searchParams.keys()].sort()).toEqual(
    Object.keys(winner)
      .filter((key) => key !== 'publicId')
      .sort(),
  );
  expect(read(path)).toEqual(winner);
});

test('unknown values are not written, and are read as unknown', () => {
  const bare = { ...winner, council_decision_id: null, tin: null, desc: null, granted_amount: null };
  expect(investPath(bare)).not.toMatch(/council|tin|desc|granted|null/);
  expect(read(investPath(bare))).toEqual(bare);
  expect(read('/app/newchronology/1')).toEqual(
    Object.fromEntries(Object.keys(winner).map((key) => [key, key === 'publicId' ? '1' : null])),
  );
});

test.each(['-1', '1.5', 'NaN', '1e3', ' ', '00'])('an invalid number in the address counts as missing: %s', (raw) => {
  expect(read(`/app/newchronology/1?granted_amount=${encodeURIComponent(raw)}`).granted_amount).toBeNull();
});

test('a description is cut to 255 characters, and never inside a character (C-077)', () => {
  const descOf = (desc: string) => read(investPath({ ...winner, desc })).desc;
  expect(descOf('a'.repeat(300))).toBe('a'.repeat(255));
  expect(descOf(`${'a'.repeat(254)}🏫 maktab`)).toBe('a'.repeat(254));
});
