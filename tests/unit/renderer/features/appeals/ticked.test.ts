import { expect, it } from 'vitest';
import { type Appeal, appealSchema } from '@/features/appeals/appeal.ts';
import { stillNew, type Ticked, tickedWith, unticked } from '@/features/appeals/ticked.ts';

/** Appeals by their numbers; `!`: somebody has decided on it. */
const appeals = (numbers: string): Appeal[] =>
  [...numbers.matchAll(/(\d)(!?)/g)].map(([, question_id, decided]) =>
    appealSchema.parse({ question_id, status: decided ? 'ANSWERED' : 'NEW' }),
  );
const NONE: Ticked = new Map();

it.each([
  ['more are ticked', tickedWith, '12', '32', '123'],
  ['one of those is decided', tickedWith, '12', '3!4', '124'],
  ['some are dropped', unticked, '123', '24', '13'],
  ['the list is read again, and nothing has changed', stillNew, '12', '123', '12'],
  ['the list is read again, and others have decided on some', stillNew, '123', '1!2 3!4!', '2'],
  ['another page is read', stillNew, '12', '4!5', '12'],
])('%s', (_, change, ticked, some, left) => {
  expect([...change(tickedWith(NONE, appeals(ticked)), appeals(some)).keys()].join('')).toBe(left);
});

it('nothing is another selection where nothing is dropped: no row is drawn again', () => {
  const ticked = tickedWith(NONE, appeals('12'));
  for (const change of [unticked, stillNew]) expect(change(ticked, appeals('3!'))).toBe(ticked);
});
