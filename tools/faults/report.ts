import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project.ts';
import { lawRows } from './laws.ts';
import { figuresOf, type Judged, type Outcome } from './outcome.ts';

const FOLDER = join(root, '.cache', 'faults');

/** Writes `report.json` and `report.md`, a table by area, below `.cache/faults`. */
export function writeReport(judged: readonly Judged[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const entries = judged.map(({ fault: { area, file, says }, outcome }) => ({ area, file, says, ...outcome }));
  writeFileSync(join(FOLDER, 'report.json'), `${JSON.stringify({ ...figuresOf(judged), faults: entries }, null, 2)}\n`);
  const rows = judged.map(({ fault, outcome }) => [fault.area, fault.says, inWords(outcome)].map(cell).join(' | '));
  const laws = lawRows(judged).map(({ law, alone, together, such = 'NONE' }) =>
    [law, String(alone), String(together), such].map(cell).join(' | '),
  );
  const tables = [
    tableOf(['law', 'noticed by it alone', 'by laws alone', 'such as'], laws),
    tableOf(['area', 'fault', 'noticed by'], rows),
  ];
  writeFileSync(join(FOLDER, 'report.md'), tables.join('\n'));
}

const tableOf = (head: readonly string[], rows: readonly string[]): string =>
  [head.join(' | '), head.map(() => '---').join(' | '), ...rows].map((row) => `| ${row} |\n`).join('');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** An outcome in a table's words. */
export function inWords(outcome: Outcome): string {
  switch (outcome.is) {
    case 'noticed':
      return `${outcome.suite}: ${outcome.tests[0]}`;
    case 'unnoticed':
      return `NOT NOTICED by ${outcome.asked} test files`;
    case 'excused':
      return `not noticed: ${outcome.reason}`;
    case 'invalid':
      return `INVALID: ${outcome.why}`;
  }
}

/** Rows of the printed table: an area with its numbers. */
export function areaRows(judged: readonly Judged[]): string[][] {
  const areas = [...new Set(judged.map(({ fault }) => fault.area))];
  return areas.map((area) => [area, ...numbersOf(judged.filter(({ fault }) => fault.area === area))]);
}

/** Faults, noticed by each suite, not noticed, with a reason, invalid, share. */
export function numbersOf(judged: readonly Judged[]): string[] {
  const by = (suite: string) =>
    judged.filter(({ outcome }) => outcome.is === 'noticed' && outcome.suite === suite).length;
  const { unnoticed, excused, invalid, share } = figuresOf(judged);
  const numbers = [judged.length, by('unit'), by('integration'), by('end-to-end'), unnoticed, excused, invalid];
  return [...numbers.map(String), `${(share * 100).toFixed(0)} %`];
}
