import type { OptionsName } from '../../tests/gallery/many-options.ts';
import type { CascadeName, SelectName, SubjectName, TreeName } from './build-pages.ts';
import type { BridgeFigures } from './measure-bridge.ts';
import type { CascadeFigures } from './measure-cascade.ts';
import type { DownloadFigures } from './measure-download.ts';
import type { JournalFigures } from './measure-journal.ts';
import { type ListFigures, SIZES } from './measure-list.ts';
import type { PreviewFigures } from './measure-preview.ts';
import type { SelectFigures } from './measure-select.ts';
import type { TreeFigures } from './measure-tree.ts';

/** A measured value and its upper limit. */
export type Verdict = {
  title: string;
  /** The value as text, with its unit. */
  value: string;
  /** The goal as text. */
  goal: string;
  ok: boolean;
};

const times = (factor: number) => `${factor.toFixed(factor < 0.1 ? 3 : 2)}×`;

/** The list's figures against the goals: ratios to Ant Design's table in the same run, and frames in ms. */
export function judgeList({ ours, antd }: Record<SubjectName, ListFigures>): Verdict[] {
  const ratio = (title: string, own: number, peer: number, goal: number): Verdict => ({
    title,
    value: times(own / peer),
    goal: `≤ ${goal}× Ant Design`,
    ok: own / peer <= goal,
  });
  const frames = (title: string, value: number, goal: number): Verdict => ({
    title,
    value: `${value.toFixed(1)} ms`,
    goal: `≤ ${goal} ms`,
    ok: value <= goal,
  });
  return [
    ratio('next page of 20 rows', ours.replace[20], antd.replace[20], 0.4),
    ratio('next page of 200 rows', ours.replace[200], antd.replace[200], 0.08),
    ratio('next page of 1,000 rows', ours.replace[1000], antd.replace[1000], 0.03),
    frames('scroll at 1,000 rows, mean frame', ours.scrollMean, 17),
    frames('scroll at 1,000 rows, worst frame', ours.scrollWorst, 34),
    ratio('heap at 1,000 rows', ours.heap, antd.heap, 0.1),
  ];
}

/**
 * A select over 100,000 options of a kind against the goals: ratios to Ant Design's select in the same run, and the
 * slowest letter in ms.
 */
export function judgeSelect(of: OptionsName, { ours, antd }: Record<SelectName, SelectFigures>): Verdict[] {
  const ratio = (title: string, own: number, peer: number, goal: number): Verdict => ({
    title,
    value: `${times(own / peer)} (${own.toFixed(1)} ms)`,
    goal: `≤ ${goal}× Ant Design`,
    ok: own / peer <= goal,
  });
  return [
    ratio(`letter typed into 100,000 ${of}`, ours.keystroke, antd.keystroke, 0.2),
    { title: `worst letter, ${of}`, value: `${ours.worst.toFixed(1)} ms`, goal: '≤ 16 ms', ok: ours.worst <= 16 },
    ratio(`opening 100,000 ${of}`, ours.open, antd.open, 1),
  ];
}

/** A tree of 10,000 nodes against the goals of the lists: ratios to Ant Design's table with the same tree and run. */
export function judgeTree({ ours, antd }: Record<TreeName, TreeFigures>): Verdict[] {
  const goals = { 20: 0.5, 200: 0.1, 1000: 0.03 };
  const verdicts = (title: string, of: keyof TreeFigures) =>
    SIZES.map((size) => ({
      title: `${title} ${size.toLocaleString('en')} rows`,
      value: `${times(ours[of][size] / antd[of][size])} (${ours[of][size].toFixed(1)} ms)`,
      goal: `≤ ${goals[size]}× Ant Design`,
      ok: ours[of][size] / antd[of][size] <= goals[size],
    }));
  return [...verdicts('10,000 nodes: a level of', 'open'), ...verdicts('10,000 nodes: next page of', 'next')];
}

/** A cascade over 10,000 nodes against the goal for opening a select: ratios to Ant Design's in the same run. */
export function judgeCascade({ ours, antd }: Record<CascadeName, CascadeFigures>): Verdict[] {
  const verdict = (title: string, own: number, peer: number): Verdict => ({
    title: `cascade of 10,000 nodes: ${title}`,
    value: `${times(own / peer)} (${own.toFixed(1)} ms)`,
    goal: '≤ 1× Ant Design',
    ok: own / peer <= 1,
  });
  return [
    verdict('opening', ours.open, antd.open),
    ...SIZES.map((size) => verdict(`a level of ${size.toLocaleString('en')}`, ours.expand[size], antd.expand[size])),
  ];
}

/** The sign-in screen's script against its goal, in KB of gzipped script. */
export function judgeSignIn(bytes: number): Verdict {
  const kilobytes = bytes / 1000;
  return {
    title: 'script of the sign-in screen, gzipped',
    value: `${kilobytes.toFixed(1)} KB`,
    goal: '≤ 150 KB',
    ok: kilobytes <= 150,
  };
}

/** The download of 500 MiB against its goals: ratio to curl with a sync to disk in the same run, and growth in MB. */
export function judgeDownload({ ours, curlOnDisk, growth }: DownloadFigures): Verdict[] {
  const megabytes = growth / 1024 ** 2;
  return [
    {
      title: '500 MiB over loopback to disk',
      value: times(curlOnDisk / ours),
      goal: "≥ 0.95× curl's speed to the disk",
      ok: curlOnDisk / ours >= 0.95,
    },
    { title: 'memory grown meanwhile', value: `${megabytes.toFixed(0)} MB`, goal: '≤ 80 MB', ok: megabytes <= 80 },
  ];
}

/**
 * The preview of a large workbook against its goals: ratios to SheetJS, which reads every cell, in the same run; and
 * how long the program is blocked.
 */
export function judgePreview({ ours, sheetjs }: Record<'ours' | 'sheetjs', PreviewFigures>): Verdict[] {
  const ratio = (title: string, own: number, peer: number, goal: number): Verdict => ({
    title,
    value: times(own / peer),
    goal: `≤ ${goal}× SheetJS`,
    ok: own / peer <= goal,
  });
  return [
    ratio('preview of 100,000 × 10 cells, time', ours.ms, sheetjs.ms, 0.12),
    ratio('preview of 100,000 × 10 cells, memory', ours.peak, sheetjs.peak, 0.3),
    {
      title: 'longest block of the process that asks meanwhile',
      value: `${ours.block.toFixed(0)} ms`,
      goal: '≤ 100 ms',
      ok: ours.block <= 100,
    },
  ];
}

/** Opening one day of a journal of 5,000 changes, against its goal. */
export const judgeJournal = ({ day }: JournalFigures): Verdict[] => [
  { title: 'a day of a month of 5,000 changes', value: `${day.toFixed(0)} ms`, goal: '≤ 200 ms', ok: day <= 200 },
];

/** 1,000 rows on their way over the bridge: as their text, against a copy value by value. */
export const judgeBridge = ({ values, text }: BridgeFigures): Verdict[] => [
  {
    title: '1,000 rows over the bridge as text, against value by value',
    value: `${(text / values).toFixed(2)}×`,
    goal: '≤ 1×',
    ok: text <= values,
  },
];
