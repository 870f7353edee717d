import { describe, expect, it } from 'vitest';
import { locationOf } from '@/entities/initiative-location.ts';

describe('the location', () => {
  it('exists where both coordinates do', () => {
    expect(locationOf({ latitude: 41.3, longitude: 69.2 })).toEqual({ latitude: 41.3, longitude: 69.2 });
  });

  it.each([
    [0, 0],
    [41.3, 0],
    [null, 69.2],
    [null, null],
  ])('is nowhere for %s, %s', (latitude, longitude) => {
    expect(locationOf({ latitude, longitude })).toBeNull();
  });
});
