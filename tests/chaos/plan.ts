import { createPrng, type Prng } from '../platform/db/seed/prng.ts';

/** Who works: the roles of three people, each at a workstation of their own. */
export const PEOPLE = ['admin', 'moderator', 'district_manager'] as const;
export type PersonName = (typeof PEOPLE)[number];

/** Something a person sets out to do. */
export type Work = 'reject' | 'ban' | 'confirm' | 'deny' | 'answer' | 'fund' | 'import' | 'download' | 'draft';

/** What happens to one person, or to the platform, while that is done. */
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

/** One thing to do. */
export type Step = {
  work: Work;
  /** Which record of its kind, counted round the records that there are. */
  record: number;
  /** What goes wrong meanwhile, `afterMs` after the person has typed all and is about to send; null: only the weather. */
  mishap: { kind: Mishap; afterMs: number } | null;
};

export type Plan = Readonly<Record<PersonName, readonly Step[]>>;

/** Steps of a person in a minute: each stands for a minute of a person's work, so two hours take twenty minutes. */
export const STEPS_PER_MINUTE = 6;

/** How often each kind of work comes, as parts of the whole. */
const WORK: Readonly<Record<PersonName, Partial<Record<Work, number>>>> = {
  admin: { ban: 4, reject: 3, answer: 5, fund: 3, import: 4, download: 3, draft: 2 },
  moderator: { reject: 9, download: 3, draft: 4 },
  district_manager: { confirm: 6, deny: 5, download: 2, draft: 3 },
};
const MISHAP_SHARE = 0.4;
const MOST_AFTER_MS = 1_200;
const RECORDS = 1_000;

/** Work by which several people come to the same records. */
const SHARED: readonly Work[] = ['reject', 'confirm', 'deny'];

function pickWork(parts: Partial<Record<Work, number>>, prng: Prng): Work {
  const kinds = Object.entries(parts) as [Work, number][];
  return prng.pick(kinds.flatMap(([kind, part]) => Array<Work>(part).fill(kind)));
}

/** Deals mishaps as from a pack of cards: each kind comes once before any comes again. */
function dealer(prng: Prng): (work: Work) => Mishap {
  let pack: Mishap[] = [];
  return (work) => {
    // Nothing but an import has a preview.
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
      // In turn, so that people meet at the same records; what is only typed has records of its own.
      record: SHARED.includes(work) ? at : prng.between(0, RECORDS),
      mishap: prng.chance(MISHAP_SHARE) ? { kind: deal(work), afterMs: prng.between(0, MOST_AFTER_MS) } : null,
    };
  });
}

/** What everybody will do, and what will happen to them: the same for the same seed. */
export function planFor(seed: number, minutes: number): Plan {
  const count = Math.max(1, Math.ceil(minutes * STEPS_PER_MINUTE));
  return {
    admin: stepsOf('admin', count, seed),
    moderator: stepsOf('moderator', count, seed),
    district_manager: stepsOf('district_manager', count, seed),
  };
}
