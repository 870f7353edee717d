import type { Profile } from '@shared/session.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@/api/query-client.ts';
import type { Asked } from './asked.ts';
import type { Judged } from './judge/answer.ts';
import type { What } from './judge/finding.ts';
import type { Assumption } from './line.ts';
import { askLine } from './steps.ts';

/** A call that was made for a line. */
export type CheckedCall = Asked & { readonly line: Assumption };

/** How a check ended: `signed-out`, and what is no platform, end it early. */
export type Ending =
  | 'done'
  | 'stopped'
  | Extract<What, 'signed-out' | 'untrusted' | 'not-json' | 'no-such-call' | 'no-answer' | 'envelope'>;

/** All that a check has found. */
export type Findings = {
  readonly outcomes: readonly CheckedCall[];
  /** Lines that could not be asked: there was no season, place or record to ask for. */
  readonly unasked: readonly Assumption[];
  readonly ending: Ending;
  readonly ms: number;
};

/** So many first calls that fail alike are no platform. */
const TELLING = 4;
const WHOLE: ReadonlySet<What> = new Set([
  'untrusted',
  'not-json',
  'no-such-call',
  'no-answer',
  'envelope',
] satisfies Ending[]);

/** Why what answers is no platform; undefined while it may be one. */
export function endingOf(outcomes: readonly Pick<CheckedCall, 'findings'>[]): Ending | undefined {
  const [latest] = outcomes.slice(-1);
  if (latest?.findings.some(({ what }) => what === 'signed-out')) return 'signed-out';
  if (outcomes.length !== TELLING) return undefined;
  // A platform that a setting would make readable is one.
  if (outcomes.some(({ findings }) => findings.some(({ settings }) => settings))) return undefined;
  const whats = outcomes.map(({ findings }) => findings[0]?.what);
  const [first] = whats;
  return first !== undefined && WHOLE.has(first) && whats.every((what) => what === first)
    ? (first as Ending)
    : undefined;
}

/**
 * Makes every call of the table, one after the other. `before` is awaited before each call; `tell` is called after it.
 * Ends early once `signal` is aborted, the session is over, or what answers is no platform.
 */
export async function runCheck(
  lines: readonly Assumption[],
  {
    profile,
    signal,
    before,
    tell,
  }: {
    profile: Profile;
    signal: AbortSignal;
    before: () => Promise<void>;
    tell: (outcomes: readonly CheckedCall[]) => void;
  },
): Promise<Findings> {
  const startedAt = performance.now();
  // Of its own: nothing that a screen has read before is taken for an answer.
  const client: QueryClient = createQueryClient();
  const outcomes: CheckedCall[] = [];
  const unasked: Assumption[] = [];
  const known = new Map<string, Judged['rows']>();
  const found = { profile, rows: (name: string) => known.get(name) ?? [] };
  let ending: Ending | undefined;
  for (const line of lines) {
    try {
      const rows = await askLine(line, {
        ...{ client, found },
        before: async () => {
          if (ending) throw new Ended();
          if (signal.aborted) {
            ending = 'stopped';
            throw new Ended();
          }
          await before();
        },
        tell: (asked) => {
          outcomes.push({ ...asked, line });
          ending = endingOf(outcomes);
          tell(outcomes);
        },
      });
      if (rows) known.set(line.name, rows);
      else unasked.push(line);
    } catch (thrown) {
      if (!(thrown instanceof Ended)) throw thrown;
    }
    if (ending) break;
  }
  client.clear();
  return { outcomes, unasked, ending: ending ?? 'done', ms: Math.round(performance.now() - startedAt) };
}

/** The check is over before its next call. */
class Ended extends Error {}
