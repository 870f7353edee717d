import { expect, it } from 'vitest';
import { endingOf } from '@/features/contact/run.ts';

const calls = (...whats: readonly (string | null)[]) =>
  whats.map((what) => ({ findings: what === null ? [] : [{ what }] })) as never;

const settings = [{ key: 'answerKey', value: 'javob', reading: 'Z-154' }];
const namedOtherwise = [1, 2, 3, 4].map(() => ({ findings: [{ what: 'envelope', settings }] })) as never;

it.each([
  ['four first calls without JSON', calls('not-json', 'not-json', 'not-json', 'not-json'), 'not-json'],
  ['four that are not there', calls('no-such-call', 'no-such-call', 'no-such-call', 'no-such-call'), 'no-such-call'],
  ['four of another service', calls('envelope', 'envelope', 'envelope', 'envelope'), 'envelope'],
  ['a 401, at once', calls(null, 'signed-out'), 'signed-out'],
  ['three are not enough', calls('not-json', 'not-json', 'not-json'), undefined],
  ['one that agrees is enough of a platform', calls('not-json', null, 'not-json', 'not-json'), undefined],
  ['a role that may read nothing is no sign', calls('forbidden', 'forbidden', 'forbidden', 'forbidden'), undefined],
  ['a platform whose names a setting tells', namedOtherwise, undefined],
])('what is no platform ends the check: %s', (_, outcomes, ending) => expect(endingOf(outcomes)).toBe(ending));
