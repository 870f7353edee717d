import type { Condition } from '../db/rows.ts';
import { ROADS } from '../rules/amounts.ts';
import type { District, Initiative, Season } from './records.ts';
import { conditionsOf, type Match } from './rows.ts';

/** Seasons by stage: under review, gardens under review, in voting, and finished, with winners (the newest one). */
export const SEASONS = {
  review: { stage: 'REVIEW', type: null },
  garden: { stage: 'REVIEW', type: 'MY_GARDEN' },
  promotion: { stage: 'PROMOTION', type: null },
  finished: { stage: 'FINISHED', type: null, status: 1 },
} as const satisfies Record<string, Match<Season>>;

export type SeasonName = keyof typeof SEASONS;

/** The properties that an initiative must have: values of columns, and the named conditions below. */
export type InitiativeNeed = Match<Initiative> & {
  /** Default: the season under review. */
  season?: SeasonName | 'any';
  /** The staff's own district, the other districts, or all. Default: the staff's own. */
  place?: 'home' | 'elsewhere' | 'anywhere';
  /** The role that decides next: the moderator on a new initiative, the district manager after the moderator. */
  waitsFor?: 'moderator' | 'district_manager';
  /** What the accept form additionally requires: nothing, a school, the length of a road, or a registry of goods. */
  asksFor?: 'nothing' | 'school' | 'road' | 'registry';
  /** Whether it has a place on the map. */
  located?: boolean;
  /** Minimum number of photos; 0: no photos. */
  photos?: number;
  /** Whether it has an investment object. */
  invested?: boolean;
};

const WAITS_FOR = {
  moderator: { stage: 'INITIAL', moderation_sub_stage: null },
  district_manager: { stage: 'INITIAL', moderation_sub_stage: ['MODERATOR_ACCEPTED', 'MODERATOR_DENIED'] },
} as const satisfies Record<string, Match<Initiative>>;

const ofOrganizations = 'SELECT id FROM initiative_categories WHERE organization_type IS NOT NULL';
const withProducts = 'SELECT initiative_category_id FROM product_categories';

const ASKS_FOR: Record<NonNullable<InitiativeNeed['asksFor']>, string> = {
  nothing: `type = 'CONSTRUCTION' AND category_id NOT IN (${ofOrganizations} UNION ${withProducts} UNION VALUES (${ROADS}))`,
  school: `type = 'CONSTRUCTION' AND organization_id IS NOT NULL
           AND category_id IN (SELECT id FROM initiative_categories WHERE organization_type = 'SCHOOL')`,
  road: `category_id = ${ROADS}`,
  registry: `type = 'EQUIPMENT' AND category_id IN (${withProducts}) AND category_id NOT IN (${ofOrganizations})
             AND id IN (SELECT initiative_id FROM initiative_products)`,
};

const PLACES = { home: 'district_id = ?', elsewhere: 'district_id <> ?', anywhere: '? IS NOT NULL' } as const;

/** The conditions in SQL for an initiative with these properties. */
export function initiativeConditions(
  need: InitiativeNeed,
  { home, seasons }: { home: District; seasons: (name: SeasonName) => Season },
): Condition[] {
  const { season = 'review', place = 'home', waitsFor, asksFor, located, photos, invested, ...columns } = need;
  return [
    ...conditionsOf({ ...(waitsFor && WAITS_FOR[waitsFor]), ...columns }),
    ...(season === 'any' ? [] : conditionsOf({ board_id: seasons(season).id })),
    { sql: PLACES[place], values: [home.id] },
    ...(asksFor ? [{ sql: ASKS_FOR[asksFor] }] : []),
    ...(located === undefined ? [] : [{ sql: `coalesce(latitude, 0) ${located ? '<>' : '='} 0` }]),
    ...(invested === undefined
      ? []
      : [{ sql: `public_id ${invested ? '' : 'NOT '}IN (SELECT public_id FROM invest_data)` }]),
    ...(photos === undefined
      ? []
      : [{ sql: `json_array_length(images) ${photos > 0 ? '>=' : '='} ?`, values: [photos] }]),
  ];
}
