import type { z } from 'zod';
import { PARTNER_PATHS, type PartnersOf } from '@/entities/chronology-partners.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { type Crud, defineCrud } from '@/kit/crud/define-crud.ts';
import type { Columns } from '@/kit/data-table/table-hook.ts';
import type { ImportLists } from '@/kit/excel/list-headers.ts';
import { optionalName, optionalText, optionalTime, recordId } from '@/kit/fields.ts';

/** The fields that orderers and contractors have in common (T-023, T-024); anything but the id may be missing. */
export const partnerFields = {
  id: recordId,
  title: optionalName,
  /** Account number. */
  acc_number: optionalText,
  /** Tax number. */
  inn: optionalText,
  created_at: optionalTime,
};
/** The fields common to the rows of both lists. */
export type Partner = z.output<z.ZodObject<typeof partnerFields>>;

/** The declaration of one of the lists. */
type PartnersSpec<Row extends Partner> = {
  of: PartnersOf;
  /** Schema of a row. */
  row: z.ZodType<Row>;
  /** Columns of the list's own fields; stable between renders. */
  columns: (translation: Translation) => Columns<Row>;
  /** Accessible name of the table. */
  label: Text;
  /** Noun of the pager's count. */
  noun: Text;
  /** Message of an empty list. */
  none: Text;
  /** Columns that distinguish the list's files from those of other lists. */
  tables: ImportLists;
};

/** One of the lists: its calls and what its screens need. */
export type Partners<Row extends Partner> = Omit<PartnersSpec<Row>, 'row'> & {
  readonly list: Pick<Crud<Row, never, never>, 'path' | 'list' | 'refresh'>;
  /** Path of the synchronisation from a file. */
  readonly syncPath: string;
  /** URL of the list. */
  readonly address: string;
};

/** Declares the list of the orderers or of the contractors of the works of a season (spec 001 §2, §7). */
export const definePartners = <Row extends Partner>({ row, ...spec }: PartnersSpec<Row>): Partners<Row> => ({
  ...spec,
  list: defineCrud({ path: PARTNER_PATHS[spec.of], row, rows: spec.of }),
  syncPath: `${PARTNER_PATHS[spec.of]}/sync`,
  address: `/app/chronology/${spec.of}`,
});
