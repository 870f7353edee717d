import { type Attempt, count, draftKey, type KeptWords, type Told } from '../ledger.ts';
import { draftsWrittenSince, keptWords, type Person } from '../people/person.ts';
import type { Records } from '../people/records.ts';
import { Interrupted } from '../people/signs.ts';
import type { Step } from '../plan.ts';

/** A step in progress. */
export type Task = {
  person: Person;
  step: Step;
  /** Index of the step in the person's plan. */
  at: number;
  records: Records;
  /** Paths of downloadable files on the platform. */
  papers: readonly string[];
  /** Everything is typed and about to be sent: the step's mishap may begin. */
  ready: () => void;
};

/** Longer than any answer may take: reading and sending each wait half a minute for a stalled connection. */
export const ANSWER_MS = 100_000;
/** Longest wait for a part of the window that needs a few calls. */
export const PART_MS = 70_000;
/** Most presses for one action, retries included. */
export const MOST_PRESSES = 4;

/** Words unique to the step. */
export const wordsOf = ({ person, at }: Task): string => `Qadam ${person.name} ${at}.`;

/** Enters an attempt into the ledger. */
export function begin({ person }: Task, what: Omit<Attempt, 'person' | 'told'>): Attempt {
  const attempt: Attempt = { person: person.name, ...what, told: [] };
  person.ledger.attempts.push(attempt);
  return attempt;
}

/** Enters the outcome of a press; the end of the window or of the session counts as one, too. */
export async function hear(task: Task, attempt: Attempt, listen: () => Promise<Told>): Promise<Told> {
  const note = (told: Told) => {
    attempt.told.push(told);
    task.person.ledger.diary(`${task.person.name} ${task.at}: told ${told}`);
    count(task.person.ledger, `told: ${told}`);
    return told;
  };
  const { page } = task.person;
  const gone = Promise.withResolvers<never>();
  const noteReload = () => gone.reject(new Interrupted('gone'));
  // Registered before the press: a page that reloads just after it never gets the answer.
  page.on('domcontentloaded', noteReload);
  const said = listen();
  said.catch(() => undefined);
  gone.promise.catch(() => undefined);
  try {
    return note(await Promise.race([said, gone.promise]));
  } catch (error) {
    note(error instanceof Interrupted ? error.by : 'silent');
    throw error;
  } finally {
    page.off('domcontentloaded', noteReload);
  }
}

const KEPT_MS = 8_000;
const EVERY_MS = 100;

/**
 * Waits until the program keeps the typed words, and enters them; if it cannot keep them, the program must say so. If
 * the keychain or the disk refuses, the program keeps them in memory, which does not survive a power cut. `begun`: when
 * the typing began, in ms since the epoch.
 */
export async function typed(task: Task, draft: Omit<KeptWords, 'person'>, begun: number): Promise<void> {
  const { person } = task;
  const { ledger, name, page } = person;
  const whole = { ...draft, person: name };
  const key = draftKey(whole);
  const until = Date.now() + KEPT_MS;
  while (!(await keptWords(person, draft))?.includes(draft.words)) {
    if (Date.now() > until) {
      if (await page.locator('[data-failed]').first().isVisible()) count(ledger, 'told that words are not kept');
      else ledger.broken.push(`neither kept nor said: “${draft.words}” of ${name} in ${draft.scope}/${draft.record}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  if (draftsWrittenSince(person, begun)) return void ledger.drafts.set(key, whole);
  count(ledger, 'words held in memory alone');
  const before = ledger.drafts.get(key);
  if (before) ledger.drafts.set(key, { ...before, inMemory: draft.words });
}

/** Forgets a draft whose words have been sent. */
export const forget = ({ person }: Task, place: Omit<KeptWords, 'person' | 'words'>): void =>
  void person.ledger.drafts.delete(draftKey({ ...place, person: person.name }));
