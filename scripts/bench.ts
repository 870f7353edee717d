import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages, type SubjectName } from '../tests/bench/build-pages.ts';
import {
  judgeCascade,
  judgeDownload,
  judgeList,
  judgePreview,
  judgeSelect,
  judgeSignIn,
  judgeTree,
} from '../tests/bench/goals.ts';
import { measureCascades } from '../tests/bench/measure-cascade.ts';
import { measureDownloads } from '../tests/bench/measure-download.ts';
import { type ListFigures, measureLists, SIZES } from '../tests/bench/measure-list.ts';
import { measurePreviews, READERS } from '../tests/bench/measure-preview.ts';
import { measureSelects } from '../tests/bench/measure-select.ts';
import { measureTrees } from '../tests/bench/measure-tree.ts';
import { signInScriptBytes } from '../tests/bench/sign-in-size.ts';
import { buildIfChanged } from './lib/build.ts';
import { root } from './lib/project.ts';
import { reportFailure } from './lib/report-failure.ts';
import { run } from './lib/run.ts';
import { printTable } from './lib/table.ts';

const NAMES: Record<SubjectName, string> = { ours: 'this list', antd: 'Ant Design', html: 'HTML string' };

/**
 * `npm run bench`: the list against Ant Design's table and a plain HTML string, in one run, a tree and a cascade of 10,000
 * nodes and selects over 100,000 options against Ant Design's, the sign-in screen's size, a large download against curl, and the
 * preview of a large workbook. Figures depend on the machine and its load, so no figure fails a test.
 */
await reportFailure(async () => {
  await installPeers();
  await buildIfChanged();
  const pages = join(root, '.cache', 'bench');
  await buildPages(pages);
  console.log('Measuring in headless Chromium: five rounds, the medians count (about two minutes) …\n');
  const figures = await measureLists(pages);

  console.log('Typing into selects over 100,000 customers and 100,000 students: five rounds each …\n');
  const customers = await measureSelects(pages, 'customers');
  const students = await measureSelects(pages, 'students');

  console.log('Opening levels and pages of a tree of 10,000 nodes: three rounds …\n');
  const trees = await measureTrees(pages);

  console.log('Opening a cascade over 10,000 nodes and its levels: three rounds …\n');
  const cascades = await measureCascades(pages);

  console.log('Downloading 500 MiB over loopback, by this program and by curl in turns …\n');
  const downloads = await measureDownloads();

  console.log('Reading a workbook of 100,000 × 10 cells: three rounds …\n');
  const previews = await measurePreviews(join(root, '.cache', 'preview.xlsx'), join(root, 'out', 'main'));

  printTable(
    ['ms to replace one page by the next', ...SIZES.map((size) => `${size} rows`), 'scroll mean / worst', 'heap MB'],
    (Object.keys(NAMES) as SubjectName[]).map((name) => [NAMES[name], ...cells(figures[name], figures.antd)]),
  );
  printTable(
    ['workbook of 100,000 × 10', 'ms', 'peak MiB'],
    READERS.map((name) => [name, previews[name].ms.toFixed(0), previews[name].peak.toFixed(0)]),
  );
  const { ours, curl, curlOnDisk } = downloads;
  printTable(
    ['500 MiB over loopback', 'ms'],
    [
      ['ours, to the disk', ours.toFixed(0)],
      ['curl', curl.toFixed(0)],
      ['curl, to the disk', curlOnDisk.toFixed(0)],
    ],
  );
  printTable(
    ['measured', 'value', 'goal', ''],
    [
      ...judgeList(figures),
      ...judgeTree(trees),
      ...judgeCascade(cascades),
      ...judgeSelect('customers', customers),
      ...judgeSelect('students', students),
      judgeSignIn(signInScriptBytes(join(root, 'out', 'renderer'))),
      ...judgeDownload(downloads),
      ...judgePreview(previews),
    ].map(({ title, value, goal, ok }) => [title, value, goal, ok ? 'ok' : 'miss']),
  );
});

/** Installs the libraries that the list is compared with; the program itself does not use them. */
async function installPeers(): Promise<void> {
  const peers = join(root, 'tests', 'bench', 'peers');
  if (['antd', 'exceljs'].every((peer) => existsSync(join(peers, 'node_modules', peer)))) return;
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
