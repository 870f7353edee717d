import { parseArgs } from 'node:util';
import { reportFailure } from '../../scripts/lib/report-failure.ts';
import { printTable } from '../../scripts/lib/table.ts';
import { askEndToEnd, askIntegration, integrationTestsOf } from './browser.ts';
import { makeCopy } from './copy.ts';
import { type PlacedFault, problemOf, readCorpus } from './corpus.ts';
import { lawRows } from './laws.ts';
import { type Ask, narrow, roundsOf, withoutBroken } from './narrow.ts';
import { figuresOf, GOAL, type Judged, unnoticed } from './outcome.ts';
import { areaRows, inWords, numbersOf, writeReport } from './report.ts';
import { invalidOf } from './types.ts';
import { openUnitTests, unitTestsOf } from './unit.ts';

/** Most faults put in together. */
const UNIT_ROUND = 70;
const BROWSER_ROUND = 12;

/**
 * `npm run test:faults [-- --only appeals,funds] [--unit]`: puts the faults of `areas` into a copy of the sources and
 * prints which tests notice them. Fails below the goal; with `--unit` (no browser), only where a fault is invalid.
 */
await reportFailure(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: { only: { type: 'string' }, unit: { type: 'boolean' } },
  });
  const faults = await readCorpus(values.only?.split(','));
  const stale = faults.flatMap((fault) => problemOf(fault) ?? []);
  if (stale.length > 0) throw new Error(stale.join('\n'));

  const copy = makeCopy('copy');
  const judged = new Map<PlacedFault, Judged['outcome']>();
  const asked = new Map<PlacedFault, number>();
  console.log(`${faults.length} faults; types …`);
  for (const [fault, why] of await invalidOf(faults, copy)) judged.set(fault, { is: 'invalid', why });

  const units = await openUnitTests(copy);
  const askUnits: Ask = async (some, files) => {
    units.forget(copy.put(some));
    const failing = await units.failing(files);
    units.forget(copy.restore());
    return failing;
  };
  try {
    await askSuite('unit', (fault) => unitTestsOf(fault, copy.folder), askUnits, UNIT_ROUND, 'file');
  } finally {
    await units.close();
  }
  if (!values.unit) {
    await askSuite('integration', integrationTestsOf, askIntegration(copy), BROWSER_ROUND, 'file');
    await askSuite('end-to-end', ({ specs }) => specs, askEndToEnd(copy), BROWSER_ROUND, 'area');
  }
  conclude(values.unit ?? false);

  /** Asks a suite about the faults that none has noticed so far. */
  async function askSuite(
    suite: string,
    testsOf: (fault: PlacedFault) => readonly string[],
    ask: Ask,
    most: number,
    apart: 'file' | 'area',
  ): Promise<void> {
    const left = faults.filter((fault) => !judged.has(fault));
    const tests = new Map(left.map((fault) => [fault, testsOf(fault)]));
    const testsOfOne = (fault: PlacedFault) => tests.get(fault) ?? [];
    const files = [...new Set([...tests.values()].flat())].sort();
    if (files.length === 0) return;
    console.log(`${suite}: ${left.length} faults, ${files.length} test files …`);
    const sound = withoutBroken(ask, (test) => console.log(`fails without a fault, too: ${test}`));
    for (const round of roundsOf(left, most, apart)) {
      const noticed = await narrow(round, testsOfOne, sound);
      for (const fault of round) {
        asked.set(fault, (asked.get(fault) ?? 0) + testsOfOne(fault).length);
        const by = noticed.get(fault);
        if (by !== undefined) judged.set(fault, { is: 'noticed', suite, tests: by });
      }
      console.log(
        `${suite}: ${noticed.size} of ${round.length} noticed, after ${(performance.now() / 60_000).toFixed(1)} minutes`,
      );
      writeReport(inOrder());
    }
  }

  function inOrder(): Judged[] {
    return faults.map((fault) => ({ fault, outcome: judged.get(fault) ?? unnoticed(fault, asked.get(fault) ?? 0) }));
  }

  function conclude(unitOnly: boolean): void {
    const all = inOrder();
    writeReport(all);
    for (const { fault, outcome } of all) {
      if (outcome.is === 'unnoticed' || outcome.is === 'invalid')
        console.log(`${fault.area}: ${fault.says} (${fault.file})\n  ${inWords(outcome)}`);
    }
    const head = [
      'area',
      'faults',
      'unit',
      'integration',
      'end to end',
      'unnoticed',
      'with reason',
      'invalid',
      'share',
    ];
    printTable(head, [...areaRows(all), ['all', ...numbersOf(all)]]);
    const laws = lawRows(all).map(({ law, alone, together }) => [law, String(alone), String(together)]);
    printTable(['law', 'noticed by it alone', 'by laws alone'], laws);
    const { share, invalid } = figuresOf(all);
    console.log(
      `${(share * 100).toFixed(1)} % noticed; the goal is ${GOAL * 100} %. Each fault: .cache/faults/report.md`,
    );
    process.exitCode = invalid === 0 && (unitOnly || share >= GOAL) ? 0 : 1;
  }
});
