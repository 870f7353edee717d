import { expect, it } from 'vitest';
import type { Controls } from '../../laws/page-stubs.tsx';
import { LOOKUPS } from '../../laws/places.ts';
import { draw } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const PATH = 'api/v1/citizens-count';
const ANSWERS = { ...LOOKUPS, [PATH]: { results: [], count: 0 } };
const MODERATOR = { role: 'moderator', region: 2, district: 22 } as const;
const choose = (label: string, value: string) => (controls: Controls) => controls.get(label)?.onChange(value as never);

it('Z-177: a chosen region is shown as a whole to a moderator, and left where the own district is chosen again', async () => {
  let at = 'population';
  const asked: unknown[] = [];
  for (const use of [choose('Viloyat', '1'), choose('Tuman', 'own'), () => undefined]) {
    const { calls, after } = await draw(at, ANSWERS, MODERATOR);
    asked.push(calls.find(({ path }) => path === PATH)?.query);
    at = `population?${after(use)}`;
  }
  const page = { limit: 20, offset: 0 };
  expect(asked).toEqual([
    { district_id: 22, ...page },
    { region_id: 1, ...page },
    { district_id: 22, ...page },
  ]);
});

it.each([
  [MODERATOR, true],
  [{ role: 'admin' }, false],
] as const)('Z-177: %o may choose between the own district and all: %s', async (who, may) => {
  const text = textOf((await draw('population', ANSWERS, who)).html);
  expect([/Tumanim\s*Barchasi/.test(text), text.includes('Tumanim')]).toEqual([may, may]);
});
