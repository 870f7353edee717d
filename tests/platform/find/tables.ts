import { AREAS, type AreaRecords } from '../areas/all.ts';
import { type AnyTable, keptAs } from '../db/table.ts';
import type { Kind, Records } from './records.ts';

type Table<Row> = {
  name: string;
  /** The column by which a record is read, and the newest told from the oldest. */
  key: keyof Row & string;
  /** Columns that are kept as JSON. */
  json?: readonly (keyof Row & string)[];
  /** Columns that are true or false, and kept as 1 and 0. */
  flags?: readonly (keyof Row & string)[];
  /** Which of its rows are meant, as SQL, where it holds others as well. */
  where?: string;
  /** What a test works on: each is given once, so that no step meets what an earlier one has done. */
  once?: true;
};

/** Those of the areas, which follow from their declarations. */
const AREA_TABLES = Object.fromEntries(
  AREAS.flatMap(({ tables }): readonly AnyTable[] => tables).map((table) => [
    table.kind,
    { name: table.name, key: 'id', json: keptAs('json', table), flags: keptAs('flag', table) },
  ]),
) as unknown as { readonly [K in keyof AreaRecords]: Table<AreaRecords[K]> };

/** Where each kind of record is kept. */
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
