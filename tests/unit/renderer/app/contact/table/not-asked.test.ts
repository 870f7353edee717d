import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { stubWindow } from '../../../laws/platform-stub.ts';

stubWindow();
const { NOT_ASKED } = await import('@/app/contact/table/not-asked.ts');
const { TABLE } = await import('@/app/contact/table/table.ts');
const { SCREENS } = await import('@/app/menu/registry.ts');

const page = readFileSync(resolve(import.meta.dirname, '../../../../../../docs/readings.md'), 'utf8');
/** Readings that an answer of the platform can contradict. */
const onTheWire = page.split('\n').flatMap((line) => {
  const [, id = '', wire = ''] = /^- \*\*(Z-\d{3})\*\*.*\*On the wire:\* (.*)$/.exec(line) ?? [];
  return id === '' || /^(?:Nothing|No call of the platform)/.test(wire) ? [] : [id];
});

it('every reading that the platform can contradict is asked about, or told as not asked', () => {
  const told = [...TABLE, ...NOT_ASKED].flatMap(({ readings }) => readings);
  expect(onTheWire.filter((id) => !told.includes(id))).toEqual([]);
  expect(onTheWire.length).toBeGreaterThan(100);
});

it('none is both asked about and told as not asked', () => {
  const asked = new Set(TABLE.flatMap(({ readings }) => readings));
  expect(NOT_ASKED.flatMap(({ readings }) => readings).filter((id) => asked.has(id))).toEqual([]);
});

it('every line belongs to a screen of the registry, under a name of its own', () => {
  const paths = new Set(SCREENS.map(({ path }) => path));
  expect(TABLE.filter(({ at }) => !paths.has(at)).map(({ name }) => name)).toEqual([]);
  expect(new Set(TABLE.map(({ name }) => name)).size).toBe(TABLE.length);
});

it('asks for at most twenty rows', () => {
  expect(TABLE.filter(({ size }) => size !== null && size > 20)).toEqual([]);
});
