import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MISHAPS, PEOPLE, planFor, STEPS_PER_MINUTE } from '../../../../tools/chaos/plan.ts';

const mishapsOf = (seed: number, minutes: number) => {
  const plan = planFor(seed, minutes);
  return PEOPLE.map((person) => plan[person].flatMap(({ work, mishap }) => (mishap ? [{ work, ...mishap }] : [])));
};

test('the same seed gives the same plan, another seed another plan', () => {
  expect(planFor(7, 20)).toEqual(planFor(7, 20));
  expect(planFor(7, 20)).not.toEqual(planFor(8, 20));
});

test('a longer plan starts with the shorter plan of the same seed', () => {
  const [short, long] = [planFor(3, 1), planFor(3, 20)];
  for (const person of PEOPLE) expect(long[person].slice(0, short[person].length)).toEqual(short[person]);
});

test('two hours of work in twenty minutes: each step stands for a minute', () => {
  for (const person of PEOPLE) expect(planFor(1, 20)[person]).toHaveLength(20 * STEPS_PER_MINUTE);
  expect(20 * STEPS_PER_MINUTE).toBe(2 * 60);
});

test('in a long plan each person meets every mishap but a killed preview, which hits imports only', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const met of mishapsOf(seed, 20)) {
        const kinds = new Set(met.map(({ kind }) => kind));
        for (const kind of MISHAPS) if (kind !== 'preview killed') expect(kinds).toContain(kind);
        for (const { work, kind } of met) if (kind === 'preview killed') expect(work).toBe('import');
      }
    }),
    { numRuns: 30 },
  );
});

test('the table preview is killed in every long plan', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const kinds = mishapsOf(seed, 20).flatMap((met) => met.map(({ kind }) => kind));
    expect(kinds).toContain('preview killed');
  }
});
