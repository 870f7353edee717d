import { describe, expect, it } from 'vitest';
import { LISTS, tableOf } from './drawn-list.ts';
import type { Shown } from './list-line.ts';
import { spelled } from './spellings.ts';
import type { Cell } from './table-of.ts';

const NOTHING = '—';
const BY_NAME = LISTS.map((line) => [line.name, line] as const);
const shownIn = (cells: readonly Cell[] | undefined) => cells?.map(({ shown }) => shown);

describe.each(['latin', 'cyrillic'] as const)('in %s', (script) => {
  const said = (texts: readonly Shown[]) => texts.map((text) => spelled(text, script));
  const inBrackets = (buttons: readonly string[]) => said(buttons.map((button) => `[${button}]`));

  it.each(BY_NAME)('%s: every heading has its own value below it, and no other', async (_, line) => {
    const { headings, rows } = await tableOf(line, script);
    const { columns, buttons } = line;
    expect(headings).toEqual([...columns.map(([heading]) => said(heading)), ...(buttons ? [said(['Amallar'])] : [])]);
    expect(shownIn(rows[0])).toEqual([
      ...columns.map(([, own]) => said(own)),
      ...(buttons ? [inBrackets(buttons)] : []),
    ]);
  });

  it.each(BY_NAME)('%s: a value that is null or missing is a dash, or what the document says', async (_, line) => {
    const { rows } = await tableOf(line, script);
    const nothing = line.columns.map(([heading, , own]) => said(own ?? heading.map(() => NOTHING)));
    const withoutId = (cells: readonly Cell[]) =>
      shownIn(cells.slice(0, nothing.length))?.map((texts) => texts.map((text) => text.replace(/^ID \d+$/, 'ID')));
    expect(rows).toHaveLength(3);
    for (const row of rows.slice(1)) expect(withoutId(row)).toEqual(nothing);
  });
});

it.each(LISTS.flatMap((line) => (line.edit ? [[line.name, line, line.edit] as const] : [])))(
  '%s: a row leads to its own form',
  async (_, line, edit) => {
    const { rows } = await tableOf(line, 'latin');
    expect(rows[0]?.at(-1)?.links).toContain(`/app/${edit}`);
  },
);

it.each(LISTS.flatMap((line) => (line.buttons ? [[line.name, line] as const] : [])))(
  '%s: the buttons of a row are called by one and the same record, without a name by its number',
  async (_, line) => {
    const { rows } = await tableOf(line, 'latin');
    const id = Number(line.record[line.key ?? 'id']);
    for (const [nth, row] of rows.entries()) {
      const { buttons = [] } = row.at(-1) ?? {};
      const names = [...new Set(buttons.map((label) => /: (.+)$/.exec(label)?.[1]))];
      expect(names).toHaveLength(buttons.length === 0 ? 0 : 1);
      expect(names.join()).not.toMatch(/null|undefined|NaN|Invalid|\[object/);
      if (nth > 0 && names.length > 0) expect(names.join()).toMatch(new RegExp(`^(ID )?${id + nth}\\b`));
    }
  },
);
