import { AREAS, type AreaRecords } from '../areas/all.ts';
import { type AnyTable, keptAs } from '../db/table.ts';
import type { Appeal, CouncilDecision, District, Initiative, Quarter, RegistryLine, Season } from './records.ts';

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
  /** Never set: exists only for its type, the stored columns; most have the API's names. */
  row?: Row;
};

/** Declares the table of a kind of record outside the areas. */
const table = <Row>(one: Table<Row>): Table<Row> => one;

/** The tables of the areas, derived from their declarations. */
const AREA_TABLES = Object.fromEntries(
  AREAS.flatMap(({ tables }): readonly AnyTable[] => tables).map((one) => [
    one.kind,
    { name: one.name, key: 'id', json: keptAs('json', one), flags: keptAs('flag', one) },
  ]),
) as unknown as { readonly [K in keyof AreaRecords]: Table<AreaRecords[K]> };

/** Kinds of records that belong to no area of one file. */
const OTHER_TABLES = {
  initiative: table<Initiative>({ name: 'initiatives', key: 'id', json: ['images'], once: true }),
  season: table<Season>({ name: 'boards', key: 'id' }),
  region: table<{ id: number; title: string }>({ name: 'regions', key: 'id' }),
  district: table<District>({ name: 'districts', key: 'id' }),
  quarter: table<Quarter>({ name: 'quarters', key: 'id' }),
  /** Tax numbers and bank accounts of quarters. */
  taxNumber: table<{ id: number; district_id: number; id_number: string }>({ name: 'quarter_id_numbers', key: 'id' }),
  account: table<{ id: number; district_id: number; acc_number: string }>({ name: 'quarter_acc_numbers', key: 'id' }),
  /** A quarter that is out of a season. */
  recess: table<{ board_id: number; quarter_id: number }>({ name: 'recess_quarters', key: 'quarter_id' }),
  category: table<{ id: number; title: string; organization_type: string | null }>({
    name: 'initiative_categories',
    key: 'id',
  }),
  /** A reason for rejecting an initiative. */
  reason: table<{ id: number; title: string; file_required: 0 | 1 }>({ name: 'cancelation_reasons', key: 'id' }),
  registryLine: table<RegistryLine>({ name: 'initiative_products', key: 'product_id' }),
  protocol: table<{ id: number; board_id: number; district_id: number; file_id: string | null }>({
    name: 'district_documents',
    key: 'id',
    where: "type = 'protocol'",
  }),
  councilDecision: table<CouncilDecision>({ name: 'council_decisions', key: 'id' }),
  /** An uploaded file, not one of the seed. */
  file: table<{ hash_id: string; name: string; bytes: number }>({ name: 'files', key: 'hash_id' }),
  appeal: table<Appeal>({ name: 'appeals', key: 'question_id', once: true }),
  /** An initiative that the author of an appeal has filed. */
  authorship: table<{ author_id: number; initiative_id: number; vote_count: number }>({
    name: 'author_initiatives',
    key: 'initiative_id',
  }),
  token: table<{ access_token: string; refresh_token: string }>({ name: 'tokens', key: 'access_token' }),
};

type Others = typeof OTHER_TABLES;

/** The stored columns of each kind of record. */
export type Records = AreaRecords & { [K in keyof Others]: Others[K] extends Table<infer Row> ? Row : never };
export type Kind = keyof Records;

/** The table of each kind of record. */
export const TABLES: { readonly [K in Kind]: Table<Records[K]> } = { ...AREA_TABLES, ...OTHER_TABLES };
