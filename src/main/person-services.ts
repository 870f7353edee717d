import { join } from 'node:path';
import type { Emit } from './bridge/emit.ts';
import { draftsHandlers } from './bridge/handlers/drafts.ts';
import { journalHandlers } from './bridge/handlers/journal.ts';
import { keepsHandlers } from './bridge/handlers/keeps.ts';
import type { Config } from './config/config.ts';
import type { Log } from './diagnostics/log.ts';
import { createDrafts } from './drafts/drafts.ts';
import { createJournal } from './journal/journal.ts';
import { createKeeps } from './keeps/keeps.ts';
import type { Network } from './network/network.ts';
import type { SessionEnds } from './session-end.ts';
import type { Keychain } from './storage/keychain.ts';

type Options = {
  config: Pick<Config, 'journalDays'>;
  /** Folder of the program's own data. */
  profile: string;
  keychain: Keychain | null;
  /** The platform's time: the workstation's may be wrong. */
  clock: Network['clock'];
  emit: Emit;
  log: Log;
};

/**
 * Creates the storage for the signed-in person at this workstation: drafts, the journal of changes, and values kept by
 * screens. Each person has their own.
 */
export function createPersonServices({ config, profile, keychain, clock, emit, log }: Options) {
  const { now, sure } = clock;
  const drafts = createDrafts({
    folder: join(profile, 'drafts'),
    ...{ keychain, now: clock.latest, sure },
    log: log.child('drafts'),
  });
  const journal = createJournal({
    folder: join(profile, 'journal'),
    ...{ keychain, now, sure },
    ...(config.journalDays !== undefined && { days: config.journalDays }),
    onChange: (state) => emit('journal.changed', state),
    log: log.child('journal'),
  });
  const keeps = createKeeps({ folder: join(profile, 'keeps'), keychain, now, log: log.child('keeps') });
  return {
    journal,
    handlers: { ...draftsHandlers(drafts), ...journalHandlers(journal), ...keepsHandlers(keeps) },
    /** Whether drafts outlive the program. */
    draftsPersist: drafts.persistent,
    /** Gives everything to the person who signs in. */
    begin(owner: string): void {
      journal.belongTo(owner);
      keeps.belongTo(owner);
      drafts.belongTo(owner);
    },
    ends: {
      journal: () => journal.belongTo(null),
      keeps: () => keeps.belongTo(null),
      drafts: (fate) => (fate === 'keep' ? drafts.expire() : void drafts.forget()),
    } satisfies Partial<SessionEnds>,
    /** Resolves when all pending writes are done. */
    settled: () => Promise.all([drafts.settled(), journal.settled(), keeps.settled()]),
  };
}
