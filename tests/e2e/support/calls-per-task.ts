/** How often each call is made, by the id of its entry in the table of calls (`tests/platform/calls`). */
export type CallCounts = Readonly<Record<string, number>>;

/** The platform's calls for a task of the staff. */
export type TaskCalls = {
  /** Before calls were saved; omitted if none could be. */
  before?: CallCounts;
  /** As the end-to-end tests count them. */
  now: CallCounts;
  /** Why the remaining calls are needed, as a sentence. */
  why: string;
};

const SIGN_IN = { E001: 1, E002: 1, E004: 1 };
const firstPage = (lookups: CallCounts): Omit<TaskCalls, 'why'> => ({
  before: { ...SIGN_IN, ...lookups, E014: 2 },
  now: { ...SIGN_IN, ...lookups, E014: 1 },
});

/** The platform's calls for each task. The end-to-end tests compare it with the calls sent. */
export const CALLS_PER_TASK = {
  'sign in and see the first page, as admin': {
    ...firstPage({ E008: 1 }),
    why: 'Captcha, sign-in and profile, the boards, and one page of the board in review.',
  },
  'sign in and see the first page, as moderator': {
    ...firstPage({ E008: 1, E010: 1 }),
    why: 'As for the admin, and the districts for the name of the own one.',
  },
  'sign in and see the first page, as district_manager': {
    ...firstPage({ E008: 1, E010: 1 }),
    why: 'As for the moderator.',
  },
  'sign in and see the first page, as region_manager': {
    ...firstPage({ E008: 1, E009: 1 }),
    why: 'As for the admin, and the regions for the name of the own one.',
  },
  'sign in and see the first page, as my_garden_moderator': {
    ...firstPage({ E008: 1 }),
    why: 'As for the admin.',
  },
  'open the own desk, as moderator': {
    now: { E014: 7 },
    why: 'Seven counts, two at a time; that of the undecided brings the first hundred rows, among which the desk finds the first ten not seen yet, that of those that came back its first five, each other one row.',
  },
  'open the own desk again within half a minute': {
    now: {},
    why: 'Nothing has changed meanwhile that this program knows of.',
  },
  'go to the second page of the list': {
    before: { E014: 1 },
    now: { E014: 2 },
    why: 'The page, and the third one ahead: who has turned once turns again. Before, the second had been fetched without a sign that it would be wanted, and the third came ahead here, too.',
  },
  'go to the third page of the list': { now: { E014: 1 }, why: 'The third page is there; the fourth comes ahead.' },
  'open a row with three photos': { now: { E007: 3 }, why: 'Each photo once.' },
  'open the same row again': { now: {}, why: 'The photos come from the cache on the disk.' },
  'confirm ten decisions from the list': {
    before: { E007: 9, E014: 20, E016: 10, E021: 10 },
    now: { E007: 9, E014: 10, E016: 10, E021: 10 },
    why: 'For each: the initiative is read again before it is decided, the decision, and the list, which another row has joined.',
  },
  'confirm ten decisions on the review desk': {
    before: { E007: 10, E012: 1, E014: 1, E016: 39, E021: 10 },
    now: { E007: 13, E012: 1, E014: 4, E016: 21, E021: 10 },
    why: 'The queue; the whole district to compare with, once in ten minutes; the winners of two earlier seasons, once until the next sign-in. Each of the eleven that come into view is read once, each of the ten once more before it is decided. Photos of the next ten come ahead: the same ones, earlier.',
  },
  'begin what waits on the review desk, as moderator': {
    before: { E007: 13, E012: 1, E014: 4, E016: 1, E034: 1 },
    now: { E007: 13, E012: 1, E014: 3, E016: 1, E034: 1 },
    why: 'The district is read once, for the queue and for what is compared with it; the winners of two earlier seasons, the categories and the protocol come beside it. The initiative in view, its photos, and those of the next ten ahead.',
  },
  'open the new appeals, as the first page': {
    now: { ...SIGN_IN, E008: 1, E009: 1, E069: 1 },
    why: 'The list, and the regions of its filter.',
  },
  'answer ten appeals': {
    now: { E069: 10, E071: 10 },
    why: 'For each the answer, and the list, in which another takes its place.',
  },
  'open a piece of news, change and save it': {
    before: { E007: 1, E080: 2, E081: 2, E083: 1 },
    now: { E007: 1, E080: 2, E081: 2, E083: 1 },
    why: 'The list before and after, its one picture, the piece when it is opened and before it is saved; and the change.',
  },
  'import a file of customers': { now: { E194: 2, E200: 1 }, why: 'The list before and after, and the file.' },
} satisfies Record<string, TaskCalls>;

/**
 * The most calls, without pictures, on a day with four visits to the own desk and the review desk and ten confirmed
 * initiatives. Per initiative: two reads. Per visit: seven figures, the queue, the district to compare with, and a
 * read of the initiative in view at its end. Once a day: the winners of two seasons.
 */
export const MOST_OF_A_DAY: CallCounts = { E012: 1, E014: 4 * (7 + 2) + 2, E016: 2 * 10 + 4, E021: 10, E034: 1 };

/** A task of the table. */
export type Task = keyof typeof CALLS_PER_TASK;

const counted = (counts: CallCounts): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ') || 'none';
const sum = (counts: CallCounts): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** The table as rows of Markdown, for `docs/calls-per-task.md`. */
export function callsTable(): string {
  const rows = Object.entries<TaskCalls>(CALLS_PER_TASK).map(
    ([task, { before, now, why }]) => `| ${task} | ${sum(before ?? now)} | ${sum(now)} | ${counted(now)} | ${why} |`,
  );
  return ['| task | before | now | calls | why |', '|---|---|---|---|---|', ...rows].join('\n');
}
