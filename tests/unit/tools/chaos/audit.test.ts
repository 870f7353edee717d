import { expect, test } from 'vitest';
import { audit, type CarriedOut, callKey, type Evidence } from '../../../../tools/chaos/audit/audit.ts';
import type { Attempt, Told } from '../../../../tools/chaos/ledger.ts';

const attempt = (...told: Told[]): Attempt => ({
  person: 'moderator',
  work: 'reject',
  record: '41',
  words: 'Qadam moderator 3',
  told,
});
const made: CarriedOut = { person: 'moderator', work: 'reject', record: '41', words: 'Qadam moderator 3' };
const draft = { person: 'admin', scope: 'initiative-ban', record: '7', words: 'Qadam admin 9' } as const;

const auditOf = (evidence: Partial<Evidence>) =>
  audit({ attempts: [], carriedOut: [], calls: new Map(), drafts: [], broken: [], ...evidence });
const judged = (told: Told[], times: number) =>
  auditOf({ attempts: [attempt(...told)], carriedOut: Array<CarriedOut>(times).fill(made) });

const TRUE: [told: Told[], times: number][] = [
  [['done'], 1],
  [['refused'], 0],
  [['refused', 'refused', 'done'], 1],
  [['unsure'], 0],
  [['unsure'], 1],
  [['unsure', 'settled'], 1],
  [['settled'], 0],
  [['changed', 'settled'], 0],
  [['gone'], 0],
  [['gone'], 1],
  [['signed out'], 0],
  [[], 0],
];
for (const [told, times] of TRUE) {
  test(`told ${told.join(', ') || 'nothing'}, carried out ${times} times: no finding`, () => {
    expect(judged(told, times)).toEqual([]);
  });
}

const NAME = 'moderator: reject of 41 (Qadam moderator 3)';
const LIES: [told: Told[], times: number, finding: string][] = [
  [['done'], 2, `carried out 2 times: ${NAME}`],
  [['unsure', 'done'], 2, `carried out 2 times: ${NAME}`],
  [['done'], 0, `told as done, and is not: ${NAME}`],
  [['refused'], 1, `carried out, and told as failed (refused): ${NAME}`],
  [['changed', 'refused'], 1, `carried out, and told as failed (changed, refused): ${NAME}`],
  [['silent'], 0, `nothing was said: ${NAME}`],
];
for (const [told, times, finding] of LIES) {
  test(`told ${told.join(', ')}, carried out ${times} times: reported`, () => {
    expect(judged(told, times)).toEqual([finding]);
  });
}

test('a change that no person, or another person, attempted is reported', () => {
  expect(auditOf({ carriedOut: [made] })).toEqual([`carried out, and nobody asked for it: ${NAME}`]);
  const other: CarriedOut = { ...made, person: 'admin' };
  expect(auditOf({ attempts: [attempt('unsure')], carriedOut: [other] })).toHaveLength(1);
});

test('more calls than presses are reported; a press without a call is not', () => {
  const key = callKey('reject', '41');
  const attempts = [attempt('unsure', 'refused')];
  expect(auditOf({ attempts, calls: new Map([[key, 2]]) })).toEqual([]);
  expect(auditOf({ attempts, calls: new Map([[key, 1]]) })).toEqual([]);
  expect(auditOf({ attempts, calls: new Map([[key, 3]]) })).toEqual(['3 calls for 2 presses: reject 41']);
  expect(auditOf({ calls: new Map([[key, 1]]) })).toEqual(['1 calls for 0 presses: reject 41']);
});

test('a draft that is lost or holds other text is reported', () => {
  const lost = 'typed and lost: “Qadam admin 9” of admin in initiative-ban/7';
  expect(auditOf({ drafts: [{ ...draft, found: '{"comment":"Qadam admin 9"}' }] })).toEqual([]);
  expect(auditOf({ drafts: [{ ...draft, inMemory: 'Qadam admin 11', found: 'Qadam admin 11' }] })).toEqual([]);
  expect(auditOf({ drafts: [{ ...draft, inMemory: 'Qadam admin 11', found: null }] })).toEqual([lost]);
  expect(auditOf({ drafts: [{ ...draft, found: null }] })).toEqual([lost]);
  expect(auditOf({ drafts: [{ ...draft, found: '{"comment":"Qadam admin"}' }] })).toEqual([lost]);
});

test('a draft that is gone because its text was sent does not count as lost', () => {
  const sent = { ...draft, words: made.words, found: null };
  expect(auditOf({ attempts: [attempt('gone')], carriedOut: [made], drafts: [sent] })).toEqual([]);
});

test('breakages during the run are passed on', () => {
  expect(auditOf({ broken: ['no way on for admin'] })).toEqual(['no way on for admin']);
});
