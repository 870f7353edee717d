import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { BEYOND_ONE_CALL, CONTRARIES, contrariesOf } from '../../platform/contrary/all.ts';

const PAGE = resolve(import.meta.dirname, '../../../docs/readings.md');

/** The readings that a platform can contradict on the wire, by the page. */
const onTheWire = readFileSync(PAGE, 'utf8')
  .split('\n')
  .flatMap((line) => /^- \*\*(Z-\d{3})\*\*.*\*On the wire:\* (?!Nothing|No call)/.exec(line)?.[1] ?? []);

it('contradicts every reading that concerns the wire, and no other', () => {
  const contradicted = new Set([...CONTRARIES.flatMap(({ readings }) => readings), ...Object.keys(BEYOND_ONE_CALL)]);
  expect([...contradicted].toSorted()).toEqual(onTheWire);
});

it('names each way once, and is contrary by name or reading', () => {
  const names = CONTRARIES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(contrariesOf(['Z-010', 'bare']).map(({ name }) => name)).toEqual(['Z-010', 'bare']);
  expect(contrariesOf(['Z-055']).map(({ name }) => name)).toEqual(['Z-055', 'in-data']);
  expect(contrariesOf('all')).toEqual(CONTRARIES);
  expect(() => contrariesOf(['bear'])).toThrow('bear');
});
