import { expect, it } from 'vitest';
import { INITIATIVE_TYPE_LABELS } from '@/entities/initiative-types.ts';

it('D-025: both initiative types have the labels of the specification', () => {
  expect(INITIATIVE_TYPE_LABELS).toEqual({ CONSTRUCTION: 'Qurilish', EQUIPMENT: 'Xarid qilish' });
});
