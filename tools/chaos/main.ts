import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.ts';
import { root } from '../../scripts/lib/project.ts';
import { reportFailure } from '../../scripts/lib/report-failure.ts';
import { chaos } from './chaos.ts';
import { report } from './report.ts';

const DEFAULT_MINUTES = 20;

/**
 * `npm run test:chaos [-- --seed N --minutes M]`: three people at work under injected faults, then an audit
 * (`README.md`). Exits with 1 and prints the seed if the audit finds a fault.
 */
await reportFailure(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: { seed: { type: 'string' }, minutes: { type: 'string' } },
  });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
  const minutes = Number(values.minutes ?? DEFAULT_MINUTES);
  if (!Number.isInteger(seed) || !(minutes > 0)) throw new Error('usage: npm run test:chaos -- --seed 1 --minutes 20');
  // An interrupted run ends through `exit`, whose handlers clean up its disks.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await buildIfChanged();
  console.log(`Seed ${seed}, ${minutes} min of work, then the audit …\n`);
  const outcome = await chaos({ seed, minutes, results: join(root, 'test-results', 'chaos', String(seed)) });
  report(outcome);
  const { found } = outcome;
  console.log(found.length === 0 ? `Seed ${seed}: nothing broke.` : `Seed ${seed}: ${found.length} found.`);
  process.exit(found.length === 0 ? 0 : 1);
});
