import { expect, it } from 'vitest';
import { acts } from '../../laws/act-stubs.tsx';
import { acting } from '../../laws/acted.tsx';
import { LOOKUPS } from '../../laws/places.ts';

it('pictures that are chosen for one season are not in the form of another', async () => {
  const keptUnder = async (board: number) => {
    acts.keptUnder.clear();
    await acting(`my-school/initiative/add?boardId=${board}`, LOOKUPS);
    return [...acts.keptUnder];
  };
  const [one, other] = [await keptUnder(5), await keptUnder(6)];
  expect(one.length).toBeGreaterThan(0);
  expect(other.filter((name) => one.includes(name))).toEqual([]);
});
