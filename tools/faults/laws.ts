import { globSync } from 'node:fs';
import { root } from '../../scripts/lib/project.ts';
import { fileOf } from './narrow.ts';
import type { Judged } from './outcome.ts';

const FOLDER = 'tests/unit/renderer/laws/';
const LAW = new RegExp(`^${FOLDER}([^.]+)\\.`);

/** The laws among the tests that notice a fault; none where another test notices it, too. */
function lawsAlone(tests: readonly string[]): string[] {
  const laws = tests.map((test) => LAW.exec(fileOf(test))?.[1]);
  return laws.includes(undefined) ? [] : [...new Set(laws as string[])].sort();
}

/** What only laws have noticed. */
export type LawRow = {
  law: string;
  /** Faults that no other test file of the suite has noticed. */
  alone: number;
  /** Faults that only other laws have noticed, too. */
  together: number;
  /** One that it alone has noticed, in words. */
  such: string | undefined;
};

/** Of every law, how many faults no other test has noticed. */
export function lawRows(judged: readonly Judged[], laws: readonly string[] = everyLaw()): LawRow[] {
  const noticed = judged.flatMap(({ fault, outcome }) =>
    outcome.is === 'noticed' ? [{ says: `${fault.area}: ${fault.says}`, by: lawsAlone(outcome.tests) }] : [],
  );
  return laws.map((law) => {
    const alone = noticed.filter(({ by }) => by.length === 1 && by[0] === law);
    const together = noticed.filter(({ by }) => by.length > 1 && by.includes(law));
    return { law, alone: alone.length, together: together.length, such: (alone[0] ?? together[0])?.says };
  });
}

const everyLaw = (): string[] =>
  globSync(`${FOLDER}*.test.{ts,tsx}`, { cwd: root })
    .flatMap((file) => LAW.exec(file)?.[1] ?? [])
    .sort();
