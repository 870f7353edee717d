import { createPrng, type Prng } from '../../tests/platform/db/seed/prng.ts';

/** The roles of the three people, each at a workstation of their own. */
export const PEOPLE = ['admin', 'moderator', 'district_manager'] as const;
export type PersonName = (typeof PEOPLE)[number];

/** A kind of work. */
export type Work = 'reject' | 'ban' | 'confirm' | 'deny' | 'answer' | 'fund' | 'import' | 'download' | 'draft';

/** Mishaps of one person, or of the platform, during the work. */
export const MISHAPS = [
  'program killed',
  'page crashed',
  'page reloaded',
  'preview killed',
  'session expired',
  'platform restarted',
  'disk full',
  'profile read-only',
  'settings damaged',
  'keyring locked',
  'asleep',
  'time zone changed',
  'off the network',
] as const;
export type Mishap = (typeof MISHAPS)[number];

/** One step of a person's work. */
export type Step = {
  work: Work;
  /** Index of the record of its kind, modulo the number of records. */
  record: number;
  /** The mishap, `afterMs` after the person has typed everything and is about to send; null: only the weather. */
  mishap: { kind: Mishap; afterMs: number } | null;
};

export type Plan = Readonly<Record<PersonName, readonly Step[]>>;

/** Steps of a person per minute: each stands for a minute of real work, so two hours take twenty minutes. */
export const STEPS_PER_MINUTE = 6;

/** Relative frequency of each kind of work. */
const WORK: Readonly<Record<PersonName, Partial<Record<Work, number>>>> = {
  admin: { ban: 4, reject: 3, answer: 5, fund: 3, import: 4, download: 3, draft: 2 },
  moderator: { reject: 9, download: 3, draft: 4 },
  district_manager: { confirm: 6, deny: 5, download: 2, draft: 3 },
};
const MISHAP_SHARE = 0.4;
const MOST_AFTER_MS = 1_200;
const RECORDS = 1_000;

/** Kinds of work in which several people meet at the same records. */
const SHARED: readonly Work[] = ['reject', 'confirm', 'deny'];

function pickWork(parts: Partial<Record<Work, number>>, prng: Prng): Work {
  const kinds = Object.entries(parts) as [Work, number][];
  return prng.pick(kinds.flatMap(([kind, part]) => Array<Work>(part).fill(kind)));
}

/** Deals mishaps like cards from a pack: each kind once before any comes again. */
function dealer(prng: Prng): (work: Work) => Mishap {
  let pack: Mishap[] = [];
  return (work) => {
    // Only an import has a preview.
    const fits = (kind: Mishap) => kind !== 'preview killed' || work === 'import';
    if (!pack.some(fits)) pack = prng.shuffled([...pack, ...MISHAPS]);
    return pack.splice(pack.findIndex(fits), 1)[0] as Mishap;
  };
}

function stepsOf(person: PersonName, count: number, seed: number): Step[] {
  const prng = createPrng(`chaos ${seed} ${person}`);
  const deal = dealer(prng);
  return Array.from({ length: count }, (_, at): Step => {
    const work = pickWork(WORK[person], prng);
    return {
      work,
      // In turn, so that people meet at the same records; drafts have records of their own.
      record: SHARED.includes(work) ? at : prng.between(0, RECORDS),
      mishap: prng.chance(MISHAP_SHARE) ? { kind: deal(work), afterMs: prng.between(0, MOST_AFTER_MS) } : null,
    };
  });
}

/** Every person's steps and mishaps; the same seed gives the same plan. */
export function planFor(seed: number, minutes: number): Plan {
  const count = Math.max(1, Math.ceil(minutes * STEPS_PER_MINUTE));
  return {
    admin: stepsOf('admin', count, seed),
    moderator: stepsOf('moderator', count, seed),
    district_manager: stepsOf('district_manager', count, seed),
  };
}
