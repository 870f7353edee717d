import type { DatabaseSync } from 'node:sqlite';
import { selectRows } from './rows.ts';
import { defineTable, integer, json, nullable, type RowOf, reference, text } from './table.ts';

/** Spec 001 §3; GUKS is the default of the form (N-004). */
export const CHRONOLOGY_TYPES = ['GUKS', 'CONSTRUCTION', 'SALE'] as const;

/** The steps of a winner's works, as staff enter them (T-025). */
export const chronologies = defineTable({
  kind: 'chronology',
  name: 'chronologies',
  columns: {
    initiative_id: reference('initiatives'),
    chronology_type: text<(typeof CHRONOLOGY_TYPES)[number]>(),
    address_document: text(),
    orderer_id: reference('chronology_orderers'),
    manager_search_date: text(),
    lot_number: text(),
    estimate_document: text(),
    contractor_id: reference('chronology_contractors'),
    final_sum: integer(),
    final_sum_document: text(),
    finished_date: text(),
  },
  indexes: [['initiative_id']],
});

/**
 * The investment system's data of an object, with its own field names (T-026) and sums as texts or numbers. Some fields
 * are missing until there is a contractor.
 */
export type InvestObject = {
  customerName: string;
  customerTin: string;
  customerDirector: string;
  address: string;
  Accounts: string;
  distributedSumma: string | number;
  paidOnlineSumma: string | number;
  designerName?: string;
  designerTin?: string;
  designerDirector?: string;
  designerLots?: string;
  builderName?: string;
  builderTin?: string;
  builderLots?: string;
  constructionTypeName: string;
  periodicityName: string;
  implementationPeriod: string;
};

/** The investment object of a winner, with the papers of its customer and its hand-over (T-026). */
export const investData = defineTable({
  kind: 'investData',
  name: 'invest_data',
  columns: {
    public_id: text(),
    orderer_document_name: nullable(text()),
    orderer_document_file: nullable(text()),
    orderer_document_num: nullable(text()),
    orderer_document_date: nullable(text()),
    date_put_into_use: nullable(text()),
    received_org: nullable(text()),
    final_value: nullable(integer()),
    invest_object: json<InvestObject>(),
  },
  unique: [['public_id']],
});

/** The documents mask this key; this is the stand-in's name for it (Z-075). */
export const INVEST_KEY = 'initiative_public_id';

/** The investment object of a winner, if there is one. */
export const investOf = (db: DatabaseSync, publicId: string): RowOf<typeof investData.columns> | undefined =>
  selectRows(db, investData, { conditions: [{ sql: 'public_id = ?', values: [publicId] }] })[0];

/** An investment object as the platform answers it. */
export const investAnswer = ({ public_id, invest_object, ...row }: RowOf<typeof investData.columns>) => ({
  ...row,
  [INVEST_KEY]: public_id,
  invest_object: { data: [invest_object] },
});
