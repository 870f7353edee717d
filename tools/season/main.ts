import { reportFailure } from '../../scripts/lib/report-failure.ts';
import { printTable } from '../../scripts/lib/table.ts';
import { MOMENT_MS, seasonFigures } from '../../tests/support/season/figures.ts';
import { STAYS_BUSY } from '../../tests/support/season/platform.ts';
import { runSeason } from '../../tests/support/season/season.ts';

const PROGRAMS = 2_000;

/** `npm run season`: 2,000 programs at the start of a season, figures beside bounds (`README.md`). */
await reportFailure(async () => {
  console.log('2,000 programs at the start of a season (about half a minute) …\n');
  const { calls, failures } = await runSeason({ programs: PROGRAMS, processes: 4, retryAfterS: 5, busyMs: 8_000 });
  const figures = seasonFigures(calls, PROGRAMS);
  const unserved = failures.filter((failure) => !failure.startsWith(STAYS_BUSY));
  printTable(
    [`${PROGRAMS} programs`, 'figure', 'bound'],
    [
      ['tries of one read, at most', String(figures.mostReads), '3'],
      ['tries of one decision, at most', String(figures.mostDecisions), '1'],
      ['calls not served after the recovery', String(unserved.length), '0'],
      ['reads per program (three kinds)', figures.readsPerProgram.toFixed(1), '9'],
      ['shortest wait before a next try, s', (figures.shortestWaitMs / 1000).toFixed(2), '5'],
      ['deviation of the waits, s', (figures.spreadMs / 1000).toFixed(2), '1.15'],
      ['the same without a spread, s', (figures.controlSpreadMs / 1000).toFixed(2), ''],
      [`reads of one try within ${MOMENT_MS} ms, at most`, `${Math.round(figures.largestWave * 100)} %`, '60 %'],
    ],
  );
});
