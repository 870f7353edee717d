import { describe, expect, it } from 'vitest';
import { pictureUrl } from '@/kit/picture-url.ts';

describe('the address of a picture', () => {
  it.each([
    [72, 1, 96],
    [96, 1, 96],
    [97, 1, 192],
    [190, 2, 384],
    [5000, 1, 1600],
  ])('asks for the next larger size: %i px on a %i× screen', (width, pixelRatio, sized) => {
    expect(pictureUrl('a1', width, pixelRatio)).toBe(`/files/a1?w=${sized}`);
  });

  it('cannot leave the file service', () => {
    expect(pictureUrl('../tiles/1?x', 96, 1)).toBe('/files/..%2Ftiles%2F1%3Fx?w=96');
  });
});
