import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.ts';
import { root } from '../../scripts/lib/project.ts';
import { reportFailure } from '../../scripts/lib/report-failure.ts';
import { run } from '../../scripts/lib/run.ts';
import { printTable } from '../../scripts/lib/table.ts';
import { buildPages } from './build-pages.ts';
import type { Verdict } from './goals.ts';
import { type Outcome, PARTS } from './parts.ts';

/**
 * `npm run bench`: the program against its peers, figures beside goals. Figures depend on the machine and its load, so
 * none of them fails a test. `--only launch,idle`: these parts alone (`parts.ts`). `--json`: the last
 * line is one object with all figures.
 */
const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { only: { type: 'string' }, json: { type: 'boolean', default: false } },
});

await reportFailure(async () => {
  const parts = chosen(options.only);
  await installPeers();
  await buildIfChanged('production');
  const pages = join(root, '.cache', 'bench');
  await buildPages(pages);

  const outcomes: Record<string, Outcome & { load: number }> = {};
  for (const { name, says, run: measure } of parts) {
    console.log(`${name}: ${says} …`);
    const outcome = await measure(pages);
    outcomes[name] = { ...outcome, load: loadavg()[0] ?? 0 };
  }
  if (options.json) console.log(JSON.stringify(asObject(outcomes)));
  else print(Object.values(outcomes));
});

/** The parts that `--only` names, or all; throws for a name that no part has. */
function chosen(only: string | undefined): typeof PARTS {
  if (only === undefined) return PARTS;
  const names = only.split(',');
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(`No part is called ${unknown.join(', ')}; there are ${PARTS.map(({ name }) => name).join(', ')}.`);
  }
  return PARTS.filter(({ name }) => names.includes(name));
}

function print(outcomes: readonly Outcome[]): void {
  console.log();
  for (const { head, rows } of outcomes.flatMap(({ tables = [] }) => tables)) printTable(head, rows);
  const row = ({ title, value, goal, ok }: Verdict) => [title, value, goal, ok ? 'ok' : 'miss'];
  printTable(
    ['measured', 'value', 'goal', ''],
    outcomes.flatMap(({ verdicts }) => verdicts.map(row)),
  );
}

/** Figures and verdicts by part, with the machine's load average of the last minute at the end of the part. */
function asObject(outcomes: Readonly<Record<string, Outcome & { load: number }>>): object {
  const parts = Object.entries(outcomes).map(([name, { figures, verdicts, load }]) => [
    name,
    { figures, verdicts, load },
  ]);
  return { node: process.version, cores: availableParallelism(), parts: Object.fromEntries(parts) };
}

/** Installs the libraries that the list is compared with; the program itself does not use them. */
async function installPeers(): Promise<void> {
  const peers = join(import.meta.dirname, 'peers');
  if (['antd', 'exceljs'].every((peer) => existsSync(join(peers, 'node_modules', peer)))) return;
  console.log('Installing what the list is compared with …');
  const { ok, output } = await run('npm', ['ci'], { cwd: peers, quiet: true });
  if (!ok) throw new Error(`npm ci in ${peers} failed.\n\n${output}`);
}
