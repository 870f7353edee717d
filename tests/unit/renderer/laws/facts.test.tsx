import { describe, expect, it } from 'vitest';
import { readSources } from '../../../support/source-constants.ts';
import { FACTS } from './fact-table.tsx';
import { drawPart } from './program.tsx';
import { spelled } from './spellings.ts';
import { factsIn, missingIn, rowsIn } from './table-of.ts';

/** A table whose cells are those of the dialog that draws it. */
const OF_CELLS = 'features/protocols/folder/row-table.tsx';

it('whatever shows values beside their labels, or in a table of its own, has its line', () => {
  const found = readSources()
    .usesIn(['features/', 'domains/'], /<(dl|table)/)
    .filter(({ of }) => of === 'dl' || of === 'table')
    .map(({ file }) => file);
  const known = [...Object.values(FACTS).map(({ file }) => file), OF_CELLS];
  expect([...new Set(found)].filter((file) => !known.includes(file))).toEqual([]);
});

describe.each(Object.entries(FACTS))('%s', (_, line) => {
  const { of, nothing, facts = [], rows, without, says = [], saysWithout = [], answers = {} } = line;

  it.each(['latin', 'cyrillic'] as const)(
    'every label has its own value beside it, and no other: %s',
    async (script) => {
      const { html } = await drawPart(of(), { ...answers }, { script, role: 'moderator' });
      expect(factsIn(html)).toEqual(facts.map((line) => line.map((text) => spelled(text, script))));
      if (rows) expect(rowsIn(html)).toEqual(rows.map((row) => row.map((text) => spelled(text, script))));
      const said = says.map((text) => spelled(text, script));
      expect(missingIn(html, said)).toEqual([]);
    },
  );

  if (nothing)
    it('a value that is null or missing is a dash, or what the document says', async () => {
      const { html } = await drawPart(nothing(), { ...answers }, { role: 'moderator' });
      expect(factsIn(html)).toEqual(
        (typeof without === 'object' ? without : facts.map(([label]) => [label, without ?? '—'])).map((line) =>
          line.map((text) => spelled(text, 'latin')),
        ),
      );
      const said = saysWithout.map((text) => spelled(text, 'latin'));
      expect(missingIn(html, said)).toEqual([]);
      expect(html).not.toMatch(/null|undefined|NaN|Invalid|\[object/);
    });
});
