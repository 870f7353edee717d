import { describe, expect, it } from 'vitest';
import { readSources } from '../../../support/source-constants.ts';
import { FACTS } from './fact-table.tsx';
import { drawPart } from './program.tsx';
import { spelled } from './spellings.ts';
import { factsIn, missingIn } from './table-of.ts';

it('whatever shows values beside their labels has its line', () => {
  const found = readSources()
    .usesIn(['features/', 'domains/'], /<dl/)
    .filter(({ of }) => of === 'dl')
    .map(({ file }) => file);
  expect([...new Set(found)].filter((file) => !Object.values(FACTS).some((line) => line.file === file))).toEqual([]);
});

describe.each(Object.entries(FACTS))('%s', (_, { of, nothing, facts = [], without, says = [], answers = {} }) => {
  it.each(['latin', 'cyrillic'] as const)(
    'every label has its own value beside it, and no other: %s',
    async (script) => {
      const { html } = await drawPart(of(), { ...answers }, { script, role: 'moderator' });
      expect(factsIn(html)).toEqual(facts.map((line) => line.map((text) => spelled(text, script))));
      expect(
        missingIn(
          html,
          says.map((text) => spelled(text, script)),
        ),
      ).toEqual([]);
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
      expect(html).not.toMatch(/null|undefined|NaN|Invalid|\[object/);
    });
});
