import { expect, it } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { draw } from '../../laws/program.tsx';
import { namesIn } from '../../laws/table-of.ts';

it.each([
  ['PASSED', [{ id: 701 }], true],
  ['WINNER', [{ id: 701 }], true],
  ['WINNER', [], false],
  ['INITIAL', [{ id: 701 }], false],
])(
  'C-014 to C-016: the votes are offered of a list of %s, unless it is empty: %j',
  async (stage, initiatives, isOffered) => {
    const answers = { ...LOOKUPS, 'api/v1/moderators/initiatives': { initiatives, count: initiatives.length } };
    const { html } = await draw(`initiatives?board=6&stage=${stage}`, answers);
    expect(namesIn(html, 'button').includes('Ovozlar')).toBe(isOffered);
  },
);
