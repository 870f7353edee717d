import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedCall } from '../../../tests/platform/recorder.ts';
import type { Platform } from '../../../tests/platform/types.ts';
import type { Ground } from '../ground.ts';
import type { Attempt, Ledger } from '../ledger.ts';
import { keptWords, type Person } from '../people/person.ts';
import { type CarriedOut, callKey, type Evidence } from './audit.ts';

/** Kinds of work by the platform's names of the actions on an initiative. */
const WORK_OF: Readonly<Record<string, Attempt['work']>> = {
  decline: 'reject',
  confirm: 'confirm',
  deny: 'deny',
  ban: 'ban',
};
/** Writing calls with the record's id in their path. */
const BY_ID: readonly [work: Attempt['work'], path: RegExp][] = [
  ['reject', /\/moderators\/decline\/initiatives\/(\d+)$/],
  ['confirm', /\/district-managers\/initiatives\/(\d+)\/accept$/],
  ['deny', /\/district-managers\/initiatives\/(\d+)\/deny$/],
  ['answer', /\/questions\/(\d+)\/answer$/],
];

/** The key (`callKey`) of the work and record that a call is about; null for a call that is not audited. */
function subjectOf({ method, path, body }: RecordedCall, { read }: Platform): string | null {
  if (method === 'GET') return null;
  for (const [work, pattern] of BY_ID) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return callKey(work, id);
  }
  const banned = /\/initiatives\/(\d+)\/ignore$/.exec(path)?.[1];
  if (banned !== undefined) return callKey('ban', String(read.initiative({ public_id: banned }).id));
  const { title, file } = (body ?? {}) as { title?: { uz_lat?: string }; file?: string };
  if (path === '/api/v1/funds' && title?.uz_lat !== undefined) return callKey('fund', title.uz_lat);
  if (path === '/api/v1/customers/excel' && file !== undefined) return callKey('import', file.split(',')[0] ?? '');
  return null;
}

function decisions({ initiatives }: Platform, people: readonly Person[]): CarriedOut[] {
  const roleOf = new Map(people.map(({ user, name }) => [user.username, name]));
  return initiatives.history().flatMap(({ username, action, initiative_id, comment }) => {
    const [work, person] = [WORK_OF[action], roleOf.get(username)];
    return work && person ? [{ person, work, record: String(initiative_id), words: comment ?? '' }] : [];
  });
}

/** Records that hold the words of an attempt: these words are unique to it. */
function worded({ find }: Platform, attempts: readonly Attempt[]): CarriedOut[] {
  const named = (work: Attempt['work'], words: string | null) =>
    attempts.filter((attempt) => attempt.work === work && attempt.words === words);
  return [
    ...find
      .all('appeal')
      .flatMap(({ question_id, answer }) =>
        named('answer', answer).map((attempt) => ({ ...attempt, record: String(question_id) })),
      ),
    ...find.all('fund').flatMap(({ title }) => named('fund', title.uz_lat)),
    // An import counts once: all its rows have the same title, and repeated rows update existing customers.
    ...[...new Set(find.all('customer').map(({ title }) => title))].flatMap((title) => named('import', title)),
  ];
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The downloads that are complete in their folders. */
function downloads(people: readonly Person[], attempts: readonly Attempt[], papers: Map<string, string>): CarriedOut[] {
  return attempts.flatMap((attempt) => {
    const folder = people.find(({ name }) => name === attempt.person)?.downloads;
    if (attempt.work !== 'download' || folder === undefined) return [];
    const file = join(folder, attempt.record);
    return existsSync(file) && digest(readFileSync(file)) === papers.get(attempt.words) ? [attempt] : [];
  });
}

function callsByRecord(calls: readonly RecordedCall[], platform: Platform): Map<string, number> {
  const counted = new Map<string, number>();
  for (const call of calls) {
    const key = subjectOf(call, platform);
    if (key !== null) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return counted;
}

const UNCAUGHT = /uncaught exception|unhandled rejection|defect in the page|preload failed/;

/** Lines of the programs' logs that report uncaught errors. */
function uncaught(people: readonly Person[]): string[] {
  return people.flatMap(({ name, profile }) => {
    const folder = join(profile, 'logs');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
    return lines.filter((line) => UNCAUGHT.test(line)).map((line) => `in the log of ${name}: ${line.slice(0, 400)}`);
  });
}

/** Gathers the evidence for the audit. The people's programs must be running. `papers`: digests of files by path. */
export async function gather(
  people: readonly Person[],
  { ground, ledger, papers }: { ground: Ground; ledger: Ledger; papers: Map<string, string> },
): Promise<Evidence> {
  const platform = await ground.up();
  const drafts = await Promise.all(
    [...ledger.drafts.values()].map(async (draft) => {
      const person = people.find(({ name }) => name === draft.person);
      return { ...draft, found: person ? await keptWords(person, draft) : null };
    }),
  );
  const { attempts } = ledger;
  const violations = ground.violations().map(({ method, path, reason }) => `not allowed: ${method} ${path}: ${reason}`);
  const boxes = people.flatMap(({ name, app }) =>
    app.events.flatMap((event) => (event.type === 'error-box' ? [`${name} was shown: ${event.content}`] : [])),
  );
  return {
    attempts,
    carriedOut: [...decisions(platform, people), ...worded(platform, attempts), ...downloads(people, attempts, papers)],
    calls: callsByRecord(ground.calls(), platform),
    drafts,
    broken: [...ledger.broken, ...violations, ...boxes, ...uncaught(people)],
  };
}
