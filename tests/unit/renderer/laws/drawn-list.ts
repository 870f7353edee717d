import type { ListLine } from './list-line.ts';
import { CONTENT_LISTS } from './lists/content.ts';
import { DIALOG_LISTS } from './lists/dialogs.tsx';
import { FINANCE_LISTS } from './lists/finance.ts';
import { INITIATIVE_LISTS } from './lists/initiatives.ts';
import { PEOPLE_LISTS } from './lists/people.ts';
import { SCHOOL_LISTS } from './lists/school.ts';
import { LOOKUPS } from './places.ts';
import { draw, drawPart } from './program.tsx';
import { spelled } from './spellings.ts';
import { type DrawnTable, tablesIn } from './table-of.ts';

/** Every list of the program. */
export const LISTS: readonly ListLine[] = [
  ...INITIATIVE_LISTS,
  ...CONTENT_LISTS,
  ...PEOPLE_LISTS,
  ...FINANCE_LISTS,
  ...SCHOOL_LISTS,
  ...DIALOG_LISTS,
];

/** The record, one whose every other field is null, and one that has no other field. */
function recordsOf({ record, key = 'id' }: ListLine): readonly object[] {
  const id = Number(record[key]);
  const nothing = Object.fromEntries(Object.keys(record).map((field) => [field, null]));
  return [record, { ...nothing, [key]: id + 1 }, { [key]: id + 2 }];
}

const drawn = new Map<string, Promise<DrawnTable>>();

/** The table of a list whose rows are `recordsOf` it. */
export function tableOf(line: ListLine, script: 'latin' | 'cyrillic'): Promise<DrawnTable> {
  const name = `${line.name} ${script}`;
  const known = drawn.get(name) ?? newTableOf(line, script);
  drawn.set(name, known);
  return known;
}

async function newTableOf(line: ListLine, script: 'latin' | 'cyrillic'): Promise<DrawnTable> {
  const { at, call, envelope } = line;
  const answers = { ...LOOKUPS, ...line.answers, [call]: envelope(recordsOf(line)) };
  const situation = { ...line.situation, script };
  const { html } =
    typeof at === 'string' ? await draw(at, answers, situation) : await drawPart(await at(), answers, situation);
  const tables = tablesIn(html);
  const table = tables.find(({ label }) => label === spelled(line.label, script));
  if (!table) throw new Error(`no table ${line.label} among: ${tables.map(({ label }) => label)}`);
  return table;
}
