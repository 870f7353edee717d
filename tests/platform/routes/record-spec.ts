import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import type { ContentLanguage } from '../../../src/shared/content-language.ts';
import type { Condition, Order } from '../db/rows.ts';
import type { ColumnName, Columns, NewRow, RowOf, Table } from '../db/table.ts';
import type { FileKind } from '../files/uploaded.ts';
import type { Call } from '../http/route.ts';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../staff.ts';
import type { Fields, Filter, Pages } from './record-list.ts';

type ListSpec<C extends Columns> = {
  pages: Pages;
  order: readonly Order<C>[];
  filters?: { readonly [parameter: string]: Filter<ColumnName<C>> };
  /** Conditions on the rows that a person may see. Default: none. */
  within?: (user: PlatformUser) => readonly Condition[];
  /** Throws if the person may not make this query. */
  requires?: (query: Fields, user: PlatformUser) => void;
  /** A row of the list, in the language of the call. Default: the answer for a single record. */
  answer?: (row: RowOf<C>, db: DatabaseSync, language: ContentLanguage) => object;
};

/** A received body for the record with this id; null: for a new record. */
export type Draft<B> = { body: B; id: number | null; user: PlatformUser; services: Services };

type Common<C extends Columns, B extends Fields> = {
  /** An omitted call is not served. */
  ids: { readonly [Work in 'list' | 'one' | 'create' | 'change' | 'remove']?: Call };
  table: Table<string, C>;
  /** The text of the 404 for a record that does not exist. Default: a text for records of any kind. */
  missing?: string;
  /** The schema of `id` in the path. Default: a number from 1 on. */
  params?: z.ZodType<{ id: number }>;
  list?: ListSpec<C>;
  /** The answer for a record. Default: the bare row (Z-130). */
  answer?: (row: RowOf<C>, db: DatabaseSync) => object;
  /** The name of the record in the answer for a single record. */
  envelope?: string;
  /** The body for creating and changing. */
  body?: z.ZodType<B>;
  /** Changing also sends the id in the body, which must be that of the path. */
  idInBody?: true;
  /** Creating answers the new id. Default: an empty object. */
  answersId?: true;
  /** The kinds of the files to whose ids fields refer: one, several, or several with their language. */
  files?: { readonly [Field in keyof B]?: FileKind };
  /** Throws if the body itself is wrong, whatever is stored; called once its files are known. */
  requires?: (draft: Draft<B>) => void | Promise<void>;
  /** Throws if the person may not touch such a record; called with the answer for the stored one, and with the body. */
  scope?: (user: PlatformUser, record: Fields) => void;
  /** The texts for the id of a record that does not exist, by the field that refers to it. */
  known?: { readonly [Field in keyof B & keyof C]?: string };
  /** Throws if stored records forbid the body. */
  refuses?: (draft: Draft<B>) => void;
  /** Columns whose combined values are unique, and the text of the 409 for a second record. */
  unique?: { columns: readonly (keyof C & string)[]; message: (body: B) => string };
  /** Throws if the record must not be removed. */
  refusesRemoval?: (row: RowOf<C>, db: DatabaseSync) => void;
};

type ToColumns<C extends Columns, B extends Fields> = (body: B, stored: RowOf<C> | null) => NewRow<C>;

/**
 * One kind of record of the API. A body with the table's fields is written unchanged; for any other body `columns`
 * returns the row to write, given the stored record (null for a new one).
 */
export type RecordSpec<C extends Columns, B extends Fields> = Common<C, B> &
  ([B] extends [NewRow<C>] ? { columns?: ToColumns<C, B> } : { columns: ToColumns<C, B> });
