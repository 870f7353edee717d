import type { SessionState } from '@shared/session.ts';
import { expect, test } from 'vitest';
import { AT_END, type Fate, followSession, type SessionEnds, type What } from '../../../src/main/session-end.ts';

type State = 'signed in' | 'locked' | 'never' | 'expired' | 'profile-failed' | 'signed-out';

/** A program that goes through states of its session, and what happened at the last of them, in order. */
function goThrough(states: readonly State[], owner = 'Anora'): { told: string[]; fates: Record<string, Fate> } {
  let state: State = 'never';
  let change: (state: SessionState) => void = () => undefined;
  const told: string[] = [];
  const fates: Record<string, Fate> = {};
  const end = (what: What) => (fate: Fate) => {
    told.push(what);
    fates[what] = fate;
  };
  followSession({
    session: {
      onChange: (listener) => {
        change = listener;
        return () => undefined;
      },
    },
    owner: () => (state === 'signed in' || state === 'locked' ? owner : null),
    isLocked: () => state === 'locked',
    tell: ({ status }) => told.push(status),
    begin: [(person) => told.push(`begin ${person}`)],
    ends: Object.fromEntries(AT_END.map(([what]) => [what, end(what)])) as SessionEnds,
  });
  for (state of states) {
    told.length = 0;
    const isIn = state === 'signed in' || state === 'locked';
    change((isIn ? { status: 'signed-in' } : { status: 'signed-out', reason: state }) as SessionState);
  }
  return { told, fates };
}

const LOST = ['previews', 'uploads', 'opened copies', 'print job', 'window history', 'state of the page'];

test.each<[how: string, states: State[], deleted: string[]]>([
  ['expiry', ['signed in', 'expired'], []],
  ['expiry while locked', ['locked', 'expired'], []],
  ['a profile that cannot be read', ['signed in', 'profile-failed'], ['chosen files']],
  ['a start without a session', ['never'], ['chosen files']],
  ['sign-out', ['signed in', 'signed-out'], ['chosen files', 'pictures', 'downloads', 'drafts', 'proxy logins']],
  [
    'sign-out once it was opened again',
    ['locked', 'signed in', 'signed-out'],
    ['chosen files', 'pictures', 'downloads', 'drafts', 'proxy logins'],
  ],
  [
    'sign-out while locked, perhaps by somebody else',
    ['signed in', 'locked', 'signed-out'],
    ['chosen files', 'pictures', 'proxy logins'],
  ],
])('%s deletes what cannot be kept, and what may not', (_how, states, deleted) => {
  const { told, fates } = goThrough(states);
  const gone = Object.keys(fates).filter((what) => fates[what] === 'delete');
  expect(gone.toSorted()).toEqual([...LOST, ...deleted].toSorted());
  expect(told, 'the page is told first').toEqual(['signed-out', ...AT_END.map(([what]) => what)]);
});

test('whoever signs in gets everything, once the page is told', () => {
  expect(goThrough(['signed in', 'expired', 'signed in'], 'Botir').told).toEqual(['signed-in', 'begin Botir']);
});
