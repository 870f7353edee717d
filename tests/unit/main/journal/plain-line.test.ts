import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { plainLine } from '../../../../src/main/journal/plain-line.ts';

const stamp = { id: randomUUID(), at: 1 };
const NUMBER = 'AA №1234567';

test.each([
  {
    type: 'sent' as const,
    ...stamp,
    note: {
      action: 'edit' as const,
      subject: { kind: 'initiative' as const, id: '998901234567', title: `Ali ${NUMBER}`, place: NUMBER },
      note: NUMBER,
      before: { address_title: NUMBER },
      expect: { address_title: NUMBER },
    },
  },
  { type: 'end' as const, ...stamp, outcome: { state: 'refused' as const, said: `${NUMBER} band` } },
  { type: 'settled' as const, ...stamp, settled: { as: 'other' as const, now: { address_title: NUMBER } } },
])('a $type line of an earlier version loses its personal numbers when it is read', (line) => {
  const plain = plainLine(line);
  expect(JSON.stringify(plain).replace('998901234567', '')).not.toContain('1234567');
  expect(plain).toMatchObject(stamp);
  expect(plainLine(plain)).toEqual(plain);
});
