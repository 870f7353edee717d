import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { WAYS } from '../../../../../src/main/api/ways/ways.ts';
import { ALL_KEYS } from '../../../../../src/main/config/config.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../../../docs/readings.md'), 'utf8');
/** The settings that the readings name, sorted. */
const named = [...new Set([...page.matchAll(/Setting(?: for [^:]+)?: `(\w+)`/g)].map(([, key = '']) => key))].sort();

it('each way is a key of the configuration, and answers a reading that names it', () => {
  expect(WAYS.filter((way) => !ALL_KEYS.includes(way))).toEqual([]);
  expect(named).toEqual([...WAYS].sort());
});
