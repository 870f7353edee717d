import { expect, it } from 'vitest';
import { TYPE_LABELS } from '@/entities/initiative-types.ts';

it('D-025: both initiative types have the labels of the specification', () => {
  expect(TYPE_LABELS).toEqual({ CONSTRUCTION: 'Qurilish', EQUIPMENT: 'Xarid qilish' });
});
