import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages, type SubjectName } from '../tests/bench/build-pages.ts';
import { judgeList, judgeSignIn } from '../tests/bench/goals.ts';
import { type ListFigures, measureLists, SIZES } from '../tests/bench/measure-list.ts';
import { signInScriptBytes } from '../tests/bench/sign-in-size.ts';
import { buildIfChanged } from './lib/build.ts';
import { plainly } from './lib/plainly.ts';
import { root } from './lib/project.ts';
import { run } from './lib/run.ts';
import { printTable } from './lib/table.ts';

const NAMES: Record<SubjectName, string> = { ours: 'this list', antd: 'Ant Design', html: 'HTML string' };

/**
 * `npm run bench`: the list against Ant Design's table and a plain HTML string, in one run, and the sign-in screen's
 * size. Figures move from machine to machine and with what else it does, so nothing here fails a test.
 */
await plainly(async () => {
  await installPeers();
  await buildIfChanged();
  const pages = join(root, '.cache', 'bench');
  await buildPages(pages);
  console.log('Measuring in headless Chromium: five rounds, the medians count (about two minutes) …\n');
  const figures = await measureLists(pages);

  printTable(
    ['ms to replace one page by the next', ...SIZES.map((size) => `${size} rows`), 'scroll mean / worst', 'heap MB'],
    (Object.keys(NAMES) as SubjectName[]).map((name) => [NAMES[name], ...cells(figures[name], figures.antd)]),
  );
  printTable(
    ['measured', 'value', 'goal', ''],
    [...judgeList(figures), judgeSignIn(signInScriptBytes(join(root, 'out', 'renderer')))].map(
      ({ title, value, goal, ok }) => [title, value, goal, ok ? 'ok' : 'miss'],
    ),
  );
});

/** Installs what the list is compared with; the program itself has no use for it. */
async function installPeers(): Promise<void> {
  const peers = join(root, 'tests', 'bench', 'peers');
  if (existsSync(join(peers, 'node_modules', 'antd'))) return;
  console.log('Installing what the list is compared with …');
  const { ok, output } = await run('npm', ['ci'], { cwd: peers, quiet: true });
  if (!ok) throw new Error(`npm ci in ${peers} failed.\n\n${output}`);
}

function cells({ replace, scrollMean, scrollWorst, heap }: ListFigures, peer: ListFigures): string[] {
  return [
    ...SIZES.map((size) => `${replace[size].toFixed(1)} (${(replace[size] / peer.replace[size]).toFixed(2)}×)`),
    `${scrollMean.toFixed(1)} / ${scrollWorst.toFixed(1)} ms`,
    heap.toFixed(1),
  ];
}
