import { allDistricts } from './places.ts';
import { defineTable, integer, nullable, type RowOf, reference, type Source, text } from './table.ts';

/** The phases of a season, in order. */
export type Stage = 'ACCEPT' | 'MODERATE' | 'VOTE';

const DESCRIPTION =
  'Oʻquvchilar maktabini obodonlashtirish boʻyicha oʻz takliflarini beradi va ular uchun ovoz beradi.';
const RULES = 'Har bir oʻquvchi bitta taklif beradi va bitta taklifga ovoz beradi.';

const SEASONS = [
  [2024, 1, 'VOTE'],
  [2025, 1, 'VOTE'],
  [2025, 2, 'VOTE'],
  [2026, 1, 'MODERATE'],
] as const;

/** The seasons of the school programme (spec 002 §3); the newest season is under moderation. */
export const schoolBoards = defineTable({
  kind: 'schoolBoard',
  name: 'school_boards',
  columns: {
    title: text(),
    description: text(),
    rules: nullable(text()),
    year: integer(),
    season: integer(),
    budget: integer(),
    initiatives_max_amount: integer(),
    accepting_start: text(),
    accepting_end: text(),
    moderating_start: text(),
    moderating_end: text(),
    voting_start: text(),
    voting_end: text(),
    /** The phase by the dates when they were saved; null before the first phase and between phases (Z-103). */
    stage: nullable(text<Stage>()),
    /** 1: active. */
    status: integer(),
    initiatives_count: integer(),
  },
  *seed({ prng }) {
    for (const [year, season, stage] of SEASONS) {
      const day = (month: number) => `${year}-${String(month + (season - 1) * 5).padStart(2, '0')}-10`;
      yield {
        title: 'Mening maktabim',
        description: DESCRIPTION,
        rules: RULES,
        year,
        season,
        budget: prng.between(30, 60) * 1_000_000_000,
        initiatives_max_amount: 100_000_000,
        accepting_start: `${day(2)}T09:00:00`,
        accepting_end: `${day(3)}T18:00:00`,
        moderating_start: `${day(3)}T18:00:00`,
        moderating_end: `${day(4)}T18:00:00`,
        voting_start: `${day(4)}T18:00:00`,
        voting_end: `${day(5)}T18:00:00`,
        stage,
        status: year === 2024 ? 0 : 1,
        initiatives_count: prng.between(900, 4_000),
      };
    }
  },
});
export type SchoolBoard = RowOf<typeof schoolBoards.columns>;

type Phases = Pick<
  SchoolBoard,
  'accepting_start' | 'accepting_end' | 'moderating_start' | 'moderating_end' | 'voting_start' | 'voting_end'
>;

/** A stored date as milliseconds: at `dayAt` if it has no time (Z-178), in Tashkent if it has no zone. */
const momentOf = (date: string, dayAt = '00:00:00'): number => {
  const time = date.includes('T') ? date : `${date}T${dayAt}`;
  return Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(time) ? time : `${time}+05:00`);
};

/** The phase of a season at a moment (ms), first and last moment included; voting does not end (Z-103). */
export function stageOf(phases: Phases, now: number): Stage | null {
  const within = (start: string, end: string) => momentOf(start) <= now && now <= momentOf(end, '23:59:59');
  if (momentOf(phases.voting_start) <= now) return 'VOTE';
  if (within(phases.moderating_start, phases.moderating_end)) return 'MODERATE';
  return within(phases.accepting_start, phases.accepting_end) ? 'ACCEPT' : null;
}

/** Budgets of all districts in the two newest seasons. */
function* seedBudgets({ prng, db }: Source) {
  const boards = db.prepare('SELECT id FROM school_boards ORDER BY year DESC, season DESC LIMIT 2').all();
  for (const board of boards)
    for (const { id: district_id } of allDistricts(db))
      yield { board_id: Number(board.id), district_id, amount: prng.between(120, 480) * 1_000_000 };
}

/** The budget of a district's schools in a season, in so'm. */
export const schoolBudgets = defineTable({
  kind: 'schoolBudget',
  name: 'school_budgets',
  columns: {
    board_id: reference('school_boards', { cascade: true }),
    district_id: reference('districts'),
    amount: integer(),
  },
  unique: [['board_id', 'district_id']],
  seed: seedBudgets,
});
