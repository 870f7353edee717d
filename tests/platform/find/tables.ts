import { AREAS, type AreaRecords } from '../areas/all.ts';
import { type AnyTable, keptAs } from '../db/table.ts';
import type { Kind, Records } from './records.ts';

type Table<Row> = {
  name: string;
  /** The column that identifies a record and orders records by age. */
  key: keyof Row & string;
  /** Columns stored as JSON. */
  json?: readonly (keyof Row & string)[];
  /** Boolean columns, stored as 1 and 0. */
  flags?: readonly (keyof Row & string)[];
  /** Condition in SQL if the table also holds rows of other kinds. */
  where?: string;
  /** Tests modify these records: each is returned once, so that no step meets an earlier step's changes. */
  once?: true;
};

/** The tables of the areas, derived from their declarations. */
const AREA_TABLES = Object.fromEntries(
  AREAS.flatMap(({ tables }): readonly AnyTable[] => tables).map((table) => [
    table.kind,
    { name: table.name, key: 'id', json: keptAs('json', table), flags: keptAs('flag', table) },
  ]),
) as unknown as { readonly [K in keyof AreaRecords]: Table<AreaRecords[K]> };

/** The table of each kind of record. */
export const TABLES: { readonly [K in Kind]: Table<Records[K]> } = {
  ...AREA_TABLES,
  initiative: { name: 'initiatives', key: 'id', json: ['images'], once: true },
  season: { name: 'boards', key: 'id' },
  region: { name: 'regions', key: 'id' },
  district: { name: 'districts', key: 'id' },
  quarter: { name: 'quarters', key: 'id' },
  taxNumber: { name: 'quarter_id_numbers', key: 'id' },
  account: { name: 'quarter_acc_numbers', key: 'id' },
  recess: { name: 'recess_quarters', key: 'quarter_id' },
  category: { name: 'initiative_categories', key: 'id' },
  reason: { name: 'cancelation_reasons', key: 'id' },
  registryLine: { name: 'initiative_products', key: 'product_id' },
  protocol: { name: 'district_documents', key: 'id', where: "type = 'protocol'" },
  councilDecision: { name: 'council_decisions', key: 'id' },
  file: { name: 'files', key: 'hash_id' },
  appeal: { name: 'appeals', key: 'question_id', once: true },
  authorship: { name: 'author_initiatives', key: 'initiative_id' },
  news: { name: 'site_items', key: 'id', where: "kind = 'news'" },
  greenBudget: { name: 'site_items', key: 'id', where: "kind = 'green-budget'" },
  stateBuying: { name: 'site_items', key: 'id', where: "kind = 'state-buying'" },
  token: { name: 'tokens', key: 'access_token' },
};
