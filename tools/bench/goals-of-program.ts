import type { Verdict } from './goals.ts';
import type { DeskFigures } from './measure-desk.ts';
import type { LaunchFigures } from './measure-launch.ts';
import type { MapFigures } from './measure-map.ts';
import type { MemoryFigures } from './measure-memory.ts';
import type { PagesFigures } from './measure-pages.ts';
import type { PrintFigures } from './measure-print.ts';
import { SIMILAR_SIZES, type SimilarFigures } from './measure-similar.ts';
import { mean } from './statistics.ts';

/** Launches against the goal: ratios to an empty window of the same runtime and run. */
export function judgeLaunch({ usual, slowed }: Record<'usual' | 'slowed', LaunchFigures>): Verdict[] {
  const verdict = (title: string, own: number, most: number): Verdict => ({
    title,
    value: `${(own / usual.empty).toFixed(2)}× (${own.toFixed(0)} ms against ${usual.empty.toFixed(0)})`,
    goal: `≤ ${most}× an empty window`,
    ok: own / usual.empty <= most,
  });
  return [
    verdict('launch to the sign-in page', usual.signIn, 1.4),
    verdict('launch to the first row', usual.firstRow, 1.8),
    {
      title: 'page to the first row, processor slowed down four-fold',
      value: `${slowed.firstRow.toFixed(0)} ms (sign-in page ${slowed.signIn.toFixed(0)}, empty ${slowed.empty.toFixed(0)})`,
      goal: 'no goal',
      ok: true,
    },
  ];
}

/** The time from Enter on a decision to the next initiative with its photos, against the goal. */
export const judgeDesk = ({ median, worst }: DeskFigures): Verdict[] => [
  {
    title: 'Enter on a decision to the next initiative with its photos',
    value: `${median.toFixed(0)} ms (worst ${worst.toFixed(0)})`,
    goal: '≤ 100 ms',
    ok: median <= 100,
  },
];

/** The list of 15,000 organisations against the list of initiatives, measured in the same run. */
export const judgePages = (figures: PagesFigures): Verdict[] =>
  (['organizations', 'quarters'] as const).flatMap((name) =>
    (['open', 'turn'] as const).map((what) => {
      const { [what]: own, total } = figures[name];
      const { [what]: other, total: all } = figures.initiatives;
      return {
        title: `${total} ${name}: ${what === 'open' ? 'opened' : 'the next page'}`,
        value: `${(own / other).toFixed(2)}× (${own.toFixed(0)} ms against ${other.toFixed(0)} of ${all} initiatives)`,
        goal: '≤ 1.2× the list of initiatives',
        ok: own / other <= 1.2,
      };
    }),
  );

/** Growth up to this factor counts as none. */
const FLAT = 1.1;

/** Memory against its goal: the last quarter of the work needs no more than the second quarter. */
export function judgeMemory({ heap, main }: MemoryFigures): Verdict[] {
  const verdict = (title: string, samples: readonly number[]): Verdict => {
    const quarter = samples.length / 4;
    const [early, late] = [mean(samples.slice(quarter, 2 * quarter)), mean(samples.slice(3 * quarter))];
    return {
      title,
      value: `${early.toFixed(1)} → ${late.toFixed(1)} MB`,
      goal: `≤ ${FLAT}× from the second to the last quarter`,
      ok: late <= FLAT * early,
    };
  };
  return [verdict("an hour's work: heap of the page", heap), verdict("an hour's work: main process", main)];
}

/** Memory of printing against its goal: a document of 50 cards leaves nothing behind. */
export function judgePrint({ main, processes }: PrintFigures): Verdict[] {
  const half = main.length / 2;
  const [early, late] = [mean(main.slice(half / 2, half)), mean(main.slice(-half / 2))];
  return [
    {
      title: `${main.length} documents of 50 cards: main process`,
      value: `${early.toFixed(1)} → ${late.toFixed(1)} MB`,
      goal: `≤ ${FLAT}× from the second to the last quarter`,
      ok: late <= FLAT * early,
    },
    {
      title: 'processes after the first and the last of them',
      value: `${processes[0]} → ${processes.at(-1)}`,
      goal: 'no more',
      ok: Number(processes.at(-1)) <= Number(processes[0]),
    },
  ];
}

/** An idle window against its goal, as a share of one core. */
export const judgeIdle = (share: number): Verdict[] => [
  {
    title: 'processor time of an idle window',
    value: `${(share * 100).toFixed(2)} %`,
    goal: '≤ 0.5 % of a core',
    ok: share <= 0.005,
  },
];

/** The index of similar initiatives: the delay of a key while the index is built, and the time of a query. */
export const judgeSimilar = (figures: SimilarFigures): Verdict[] =>
  SIMILAR_SIZES.flatMap((size) => {
    const { key, question } = figures[size];
    const goal = size === 101 ? 5 : 50;
    return [
      {
        title: `a key while ${size} similar are indexed`,
        value: `${key.toFixed(0)} ms`,
        goal: '≤ 50 ms',
        ok: key <= 50,
      },
      {
        title: `what of ${size} is similar`,
        value: `${question.toFixed(1)} ms`,
        goal: `≤ ${goal} ms`,
        ok: question <= goal,
      },
    ];
  });

/** The map of the country: frame times during a pan, and the time from a zoom step to its painted marks. */
export const judgeMap = ({ panMean, panWorst, zoom }: MapFigures): Verdict[] => [
  { title: '21,049 on the map: mean frame', value: `${panMean.toFixed(1)} ms`, goal: '≤ 17 ms', ok: panMean <= 17 },
  { title: '21,049 on the map: worst frame', value: `${panWorst.toFixed(1)} ms`, goal: '≤ 34 ms', ok: panWorst <= 34 },
  { title: '21,049 on the map: a zoom step', value: `${zoom.toFixed(1)} ms`, goal: '≤ 50 ms', ok: zoom <= 50 },
];
