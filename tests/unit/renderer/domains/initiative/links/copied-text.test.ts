import { readLink } from '@shared/initiative-link.ts';
import { expect, test } from 'vitest';
import { copiedText } from '@/domains/initiative/links/copied-text.ts';

const INITIATIVE = { id: 42, public_id: '061404750235', title: "Yo'lni\n asfaltlash, tel. +998 90 123 45 67" };

test('the copied text is the title without personal numbers, the id by itself, and a readable link', () => {
  const text = copiedText(INITIATIVE, '0a1b2c3d');
  expect(text).toBe("Yo'lni asfaltlash, tel. •••\n061404750235 tashabbus://i/42?p=061404750235&s=0a1b2c3d");
  expect(readLink(text?.split(' ').at(-1) ?? '')).toEqual({ id: 42, publicId: '061404750235', platform: '0a1b2c3d' });
});

test('without a title the second line stands alone, without an id there is nothing to copy', () => {
  expect(copiedText({ ...INITIATIVE, title: null }, '0a1b2c3d')).toMatch(/^061404750235 tashabbus:/);
  expect(copiedText({ ...INITIATIVE, public_id: null }, '0a1b2c3d')).toBeNull();
});
