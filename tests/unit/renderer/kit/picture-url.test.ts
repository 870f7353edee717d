import { expect, it } from 'vitest';
import { pictureUrl } from '@/kit/picture-url.ts';

it('the address of a picture cannot leave the file service', () => {
  expect(pictureUrl('a1')).toBe('/files/a1');
  expect(pictureUrl('../tiles/1?x')).toBe('/files/..%2Ftiles%2F1%3Fx');
});
