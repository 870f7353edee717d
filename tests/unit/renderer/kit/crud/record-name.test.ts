import { expect, test } from 'vitest';
import { recordName } from '@/kit/crud/record-name.ts';

test.each([
  [['Chilonzor tumani'], 'Chilonzor tumani'],
  [['Chilonzor tumani', 2026, '1-chorak'], 'Chilonzor tumani, 2026, 1-chorak'],
  [['Chilonzor tumani', null, '', undefined, 0], 'Chilonzor tumani, 0'],
  [[''], '12'],
  [[' '], '12'],
  [[null], '12'],
  [[undefined, 2026], '12, 2026'],
] as const)('a record of %j goes by the name %j', ([title, ...further], name) => {
  expect(recordName(12, title, ...further)).toBe(name);
});
