import { expect, it } from 'vitest';
import { replacedBy, restorable, type TakenPair } from '@/domains/initiative/decisions/taken-pair.ts';

const NOTHING = { reason: null, comment: '' };
const TYPED = { reason: null, comment: "Hujjat yo'q" };
const PAIR = { reason: '4', comment: 'Takror' };
const OTHER = { reason: '4', comment: 'Ikki marta' };
const taken = (replaced: TakenPair['replaced']): TakenPair => ({ values: PAIR, replaced });

it.each([
  ['what was typed', null, TYPED, TYPED],
  ['a reason alone', null, { reason: '4', comment: '' }, { reason: '4', comment: '' }],
  ['nothing of empty fields', null, NOTHING, null],
  ['what was typed before an earlier pair', taken(TYPED), PAIR, TYPED],
  ['nothing where the earlier pair came into empty fields', taken(null), PAIR, null],
  ['an earlier pair that was changed by hand', taken(TYPED), OTHER, OTHER],
  ['nothing where an earlier pair was removed', taken(TYPED), NOTHING, null],
])('a pair of reason and comment replaces %s', (_, earlier, now, replaced) => {
  expect(replacedBy(earlier, now)).toEqual(replaced);
});

it.each([
  ['comes back', taken(TYPED), PAIR, TYPED],
  ['is not offered once more was entered', taken(TYPED), OTHER, null],
  ['is not offered once another reason was chosen', taken(TYPED), { ...PAIR, reason: '5' }, null],
  ['is nothing where the fields were empty', taken(null), PAIR, null],
  ['is nothing before a pair is chosen', null, TYPED, null],
])('what a pair has replaced %s', (_, last, now, replaced) => {
  expect(restorable(last, now)).toEqual(replaced);
});
