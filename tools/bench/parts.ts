import { join } from 'node:path';
import { root } from '../../scripts/lib/project.ts';
import type { SubjectName } from './build-pages.ts';
import {
  judgeBridge,
  judgeCascade,
  judgeDownload,
  judgeJournal,
  judgeList,
  judgePreview,
  judgeSelect,
  judgeSignIn,
  judgeTree,
  type Verdict,
} from './goals.ts';
import {
  judgeDesk,
  judgeIdle,
  judgeLaunch,
  judgeMap,
  judgeMemory,
  judgePages,
  judgePrint,
  judgeSimilar,
} from './goals-of-program.ts';
import { measureBridge } from './measure-bridge.ts';
import { measureCascades } from './measure-cascade.ts';
import { measureDesk } from './measure-desk.ts';
import { measureDownloads } from './measure-download.ts';
import { measureIdle } from './measure-idle.ts';
import { measureJournal } from './measure-journal.ts';
import { measureLaunches } from './measure-launch.ts';
import { type ListFigures, measureLists, SIZES } from './measure-list.ts';
import { measureMap } from './measure-map.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePages } from './measure-pages.ts';
import { measurePreviews, READERS } from './measure-preview.ts';
import { measurePrint } from './measure-print.ts';
import { measureSelects } from './measure-select.ts';
import { measureSimilar, SIMILAR_SIZES } from './measure-similar.ts';
import { measureTrees } from './measure-tree.ts';
import { signInScriptBytes } from './sign-in-size.ts';

const NAMES: Record<SubjectName, string> = { ours: 'this list', antd: 'Ant Design', html: 'HTML string' };

/** A table that `npm run bench` prints: header and rows. */
type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** The result of a part: its figures and their verdicts. */
export type Outcome = { figures: unknown; verdicts: readonly Verdict[]; tables?: readonly Table[] };

/** A part of `npm run bench` that can be run alone. */
export type Part = {
  /** Its name for `--only`. */
  name: string;
  /** Description that is printed while it runs. */
  says: string;
  /** `pages`: the folder of the built pages of the kit and its peers. */
  run: (pages: string) => Promise<Outcome>;
};

/** Combines a measurement, its verdicts and, where these do not show everything, tables. */
const part = <F>(
  name: string,
  says: string,
  measure: (pages: string) => Promise<F> | F,
  judge: (figures: F) => readonly Verdict[],
  tables?: (figures: F) => readonly Table[],
): Part => ({
  name,
  says,
  run: async (pages) => {
    const figures = await measure(pages);
    return { figures, verdicts: judge(figures), ...(tables && { tables: tables(figures) }) };
  },
});

/** The parts of `npm run bench` in order. */
export const PARTS: readonly Part[] = [
  part('list', 'Replacing pages of the list: five rounds', measureLists, judgeList, (figures) => [
    {
      head: [
        'ms to replace one page by the next',
        ...SIZES.map((size) => `${size} rows`),
        'scroll mean / worst',
        'heap MB',
      ],
      rows: (Object.keys(NAMES) as SubjectName[]).map((name) => [NAMES[name], ...cells(figures[name], figures.antd)]),
    },
  ]),
  part('tree', 'Opening levels and pages of a tree of 10,000 nodes: three rounds', measureTrees, judgeTree),
  part('cascade', 'Opening a cascade over 10,000 nodes and its levels: three rounds', measureCascades, judgeCascade),
  ...(['customers', 'students'] as const).map((of) =>
    part(
      of,
      `Typing into a select over 100,000 ${of}: five rounds`,
      (pages) => measureSelects(pages, of),
      (figures) => judgeSelect(of, figures),
    ),
  ),
  part(
    'similar',
    'Indexing initiatives of a district and of the country: three rounds',
    measureSimilar,
    judgeSimilar,
    (figures) => [
      {
        head: ['similar initiatives', 'built, ms', 'first question, ms', 'a question, ms'],
        rows: SIMILAR_SIZES.map((size) => {
          const { build, first, question } = figures[size];
          return [`of ${size}`, ...[build, first, question].map((ms) => ms.toFixed(1))];
        }),
      },
    ],
  ),
  part('map', 'Moving the map of the country: three rounds', measureMap, judgeMap),
  part(
    'sign-in',
    'Weighing the script of the sign-in page',
    () => signInScriptBytes(join(root, 'out', 'renderer')),
    (bytes) => [judgeSignIn(bytes)],
  ),
  part('launch', 'Launching the program and an empty window in turns: seven rounds', measureLaunches, judgeLaunch),
  part('desk', 'Deciding on the review desk by keyboard', measureDesk, judgeDesk),
  part(
    'pages',
    'Opening and paging lists of initiatives, organisations and quarters in turns: seven rounds',
    measurePages,
    judgePages,
  ),
  part('memory', 'Working for as long as an hour takes', measureMemory, judgeMemory),
  part('print', 'Saving a document of 50 cards eight times', measurePrint, judgePrint),
  part('idle', 'Watching a window that nobody touches', measureIdle, judgeIdle),
  part(
    'download',
    'Downloading 500 MiB over loopback, by this program and by curl in turns',
    measureDownloads,
    judgeDownload,
    ({ ours, curl, curlOnDisk }) => [
      {
        head: ['500 MiB over loopback', 'ms'],
        rows: [
          ['ours, to the disk', ours.toFixed(0)],
          ['curl', curl.toFixed(0)],
          ['curl, to the disk', curlOnDisk.toFixed(0)],
        ],
      },
    ],
  ),
  part(
    'bridge',
    'Passing 1,000 rows over the bridge: 41 rounds',
    () => measureBridge(),
    judgeBridge,
    (figures) => [
      {
        head: ['1,000 rows over the bridge', 'ms'],
        rows: [
          ['value by value', figures.values.toFixed(1)],
          ['as text, read by the page', figures.text.toFixed(1)],
        ],
      },
    ],
  ),
  part(
    'journal',
    'Opening a journal of 5,000 changes: seven rounds',
    () => measureJournal(),
    judgeJournal,
    ({ day, month }) => [
      {
        head: ['journal of 5,000 changes', 'ms'],
        rows: [
          ['its last day', day.toFixed(0)],
          ['the whole month', month.toFixed(0)],
        ],
      },
    ],
  ),
  part(
    'preview',
    'Reading a workbook of 100,000 × 10 cells: three rounds',
    () => measurePreviews(join(root, '.cache', 'preview.xlsx'), join(root, 'out', 'main')),
    judgePreview,
    (figures) => [
      {
        head: ['workbook of 100,000 × 10', 'ms', 'peak MiB'],
        rows: READERS.map((name) => [name, figures[name].ms.toFixed(0), figures[name].peak.toFixed(0)]),
      },
    ],
  ),
];

function cells({ replace, scrollMean, scrollWorst, heap }: ListFigures, peer: ListFigures): string[] {
  return [
    ...SIZES.map((size) => `${replace[size].toFixed(1)} (${(replace[size] / peer.replace[size]).toFixed(2)}×)`),
    `${scrollMean.toFixed(1)} / ${scrollWorst.toFixed(1)} ms`,
    heap.toFixed(1),
  ];
}
