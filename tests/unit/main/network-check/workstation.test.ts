import { expect, it } from 'vitest';
import { judgeSpace } from '../../../../src/main/network-check/workstation.ts';

const MIB = 1024 * 1024;

it.each([
  [500_000 * MIB, 'good'],
  [1024 * MIB, 'good'],
  [1024 * MIB - 1, 'warning'],
  [100 * MIB, 'warning'],
  [100 * MIB - 1, 'bad'],
  [0, 'bad'],
] as const)('a disk with %i bytes free is %s', (bytes, state) => {
  expect(judgeSpace(bytes)).toEqual({
    state,
    figure: { unit: 'bytes', value: bytes },
    problem: state === 'good' ? null : 'low-space',
  });
});
