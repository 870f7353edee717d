import { expect, it } from 'vitest';
import { aheadUrl, pictureUrl } from '@/kit/picture-url.ts';

it('the address of a picture cannot leave the file service', () => {
  expect(pictureUrl('a1')).toBe('/files/a1');
  expect(pictureUrl('../tiles/1?x')).toBe('/files/..%2Ftiles%2F1%3Fx');
});

it('the address of a prefetched picture says so, and gives its size limit', () => {
  expect(aheadUrl('../a1', 500)).toBe('/files/..%2Fa1?ahead=1&most=500');
});
