import { expect, it } from 'vitest';
import { FIRST_CHOICES } from '@/domains/initiative/print/choices.ts';

it('what is printed first has all but the remarks of the moderation, in the script of the screen', () => {
  const { parts, otherScript } = FIRST_CHOICES;
  const chosen = Object.entries(parts).flatMap(([part, is]) => (is ? [part] : []));
  expect([chosen.sort(), otherScript]).toEqual([['author', 'decision', 'map', 'pictures'], false]);
});
