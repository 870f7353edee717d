import type { DatabaseSync } from 'node:sqlite';
import type { Condition } from '../db/rows.ts';
import type { PlatformUser } from '../staff.ts';
import { type InitiativeNeed, initiativeConditions, SEASONS, type SeasonName } from './initiatives.ts';
import type { District, Season } from './records.ts';
import { conditionsOf, createRows, type Match } from './rows.ts';
import { type Kind, type Records, TABLES } from './tables.ts';

type Need<K extends Kind> = K extends 'initiative' ? InitiativeNeed : Match<Records[K]>;

/** Finds records by the properties that a test needs; throws an error that names them if there is no such record. */
export type Find = {
  /**
   * The newest matching record. An initiative or appeal, which tests modify, is returned only once: the next call
   * returns another one.
   */
  [K in Exclude<Kind, 'season'>]: (need?: Need<K>) => Records[K];
} & {
  /** A season by its stage when the platform was started. Default: the season under review. */
  season(name?: SeasonName): Season;
  /** The staff's own district. */
  home: District;
  /** All matching records, newest first, including those already returned. */
  all<K extends Kind>(kind: K, need?: Need<K>): Records[K][];
  /** The number of matching records. */
  count<K extends Kind>(kind: K, need?: Need<K>): number;
};

/** The finder over a database with its staff. */
export function createFind(db: DatabaseSync, users: readonly PlatformUser[]): Find {
  const rows = createRows(db);
  const given = new Map<Kind, (string | number)[]>();
  const said = (need: object) => JSON.stringify(need);

  const theOnly = <K extends Kind>(kind: K, match: Match<Records[K]>): Records[K] => {
    const [row] = rows.select(kind, conditionsOf(match), 1);
    if (!row) throw new Error(`no ${kind} with ${said(match)}`);
    return row;
  };
  const home = theOnly('district', { id: Number(users.find(({ role }) => role === 'moderator')?.district_id) });
  // Remembered by id: a test may close a season and still look for its initiatives.
  const seasonIds = new Map(
    Object.entries(SEASONS).map(([name, match]) => [name, rows.select('season', conditionsOf(match), 1)[0]?.id]),
  );
  const season = (name: SeasonName = 'review') => theOnly('season', { id: seasonIds.get(name) ?? 0 });

  const conditions = (kind: Kind, need: object = {}): Condition[] =>
    kind === 'initiative' ? initiativeConditions(need, { home, seasons: season }) : conditionsOf(need);

  const one = (kind: Kind, need: object = {}) => {
    const { key, once = false } = TABLES[kind];
    const used = given.get(kind) ?? [];
    const unused = { sql: `${key} NOT IN (${used.map(() => '?').join(', ')})`, values: used };
    const [found] = rows.select(kind, [...conditions(kind, need), unused], 1);
    if (!found) throw new Error(`no ${kind} with ${said(need)}${used.length ? ' is left' : ''}`);
    if (once) given.set(kind, [...used, Reflect.get(found, key)]);
    return found;
  };
  const kinds = Object.keys(TABLES) as Kind[];
  const finders = Object.fromEntries(kinds.map((kind) => [kind, (need?: object) => one(kind, need)]));
  return {
    ...(finders as unknown as Find),
    season,
    home,
    all: (kind, need) => rows.select(kind, conditions(kind, need)),
    count: (kind, need) => rows.count(kind, conditions(kind, need)),
  };
}
