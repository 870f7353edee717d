import type { SessionState } from '@shared/session.ts';
import type { Session } from './session/session.ts';

/** How a session ends. Whoever signs a locked program out may be somebody else than its person. */
type Ending = 'expired' | 'profile-failed' | 'signed-out' | 'signed-out while locked';

/** `keep`: closed to the page, the same person finds it again. `delete`: gone; what is in flight is aborted. */
export type Fate = 'keep' | 'delete';

/**
 * What becomes of each thing when a session ends. The page is told before, so that none of its lists empties while it is
 * shown; among themselves they need no order. At another person's sign-in, what is not stored under its owner goes before
 * they are in: pictures and proxy logins (`prepareFor`), chosen files (`begin`). The session's own record, the mark of a
 * sign-out and the provider are in `session-services.ts`.
 */
// biome-ignore format: a table
export const AT_END = [
  // what               expired    no profile sign-out   sign-out while locked
  ['chosen files',      'keep',    'delete',  'delete',  'delete'],
  ['previews',          'delete',  'delete',  'delete',  'delete'],
  ['uploads',           'delete',  'delete',  'delete',  'delete'],
  ['opened copies',     'delete',  'delete',  'delete',  'delete'],
  ['pictures',          'keep',    'keep',    'delete',  'delete'],
  ['downloads',         'keep',    'keep',    'delete',  'keep'],
  ['journal',           'keep',    'keep',    'keep',    'keep'],
  ['keeps',             'keep',    'keep',    'keep',    'keep'],
  ['drafts',            'keep',    'keep',    'delete',  'keep'],
  ['protocols',         'keep',    'keep',    'keep',    'keep'],
  ['proxy logins',      'keep',    'keep',    'delete',  'delete'],
  ['print job',         'delete',  'delete',  'delete',  'delete'],
  ['window history',    'delete',  'delete',  'delete',  'delete'], // its addresses contain the person's filters (Z-155)
  ['state of the page', 'delete',  'delete',  'delete',  'delete'],
] as const satisfies readonly (readonly [what: string, Fate, Fate, Fate, Fate])[];

/** A thing that ends with a session. */
export type What = (typeof AT_END)[number][0];

/** The end of each thing. */
export type SessionEnds = Readonly<Record<What, (fate: Fate) => unknown>>;

const COLUMNS: readonly Ending[] = ['expired', 'profile-failed', 'signed-out', 'signed-out while locked'];

/** Ends each thing, in the order of `AT_END`. */
function endSession(ending: Ending, ends: SessionEnds): void {
  for (const [what, ...fates] of AT_END) ends[what](fates[COLUMNS.indexOf(ending)] ?? 'delete');
}

/** How the session has ended. At a start without a session (`never`) as little is deleted as possible. */
function endingOf({ reason }: Extract<SessionState, { status: 'signed-out' }>, wasLocked: boolean): Ending {
  if (reason === 'signed-out') return wasLocked ? 'signed-out while locked' : 'signed-out';
  return reason === 'expired' ? 'expired' : 'profile-failed';
}

/** Follows the session: tells each change to the page, gives everything to who signs in, and ends what ends with it. */
export function followSession({
  session,
  owner,
  isLocked,
  tell,
  begin,
  ends,
}: {
  session: Pick<Session, 'onChange'>;
  owner: () => string | null;
  isLocked: () => boolean;
  tell: (state: SessionState) => void;
  begin: readonly ((owner: string) => void)[];
  ends: SessionEnds;
}): void {
  let locked = false;
  session.onChange((state) => {
    const wasLocked = locked;
    locked = isLocked();
    tell(state);
    if (state.status === 'signed-out') return endSession(endingOf(state, wasLocked), ends);
    const person = owner();
    for (const one of begin) if (person !== null) one(person);
  });
}
