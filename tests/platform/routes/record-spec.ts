import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import type { Role } from '../../../src/shared/roles.ts';
import type { Order } from '../db/rows.ts';
import type { ColumnName, Columns, NewRow, RowOf, Table } from '../db/table.ts';
import type { CallId } from '../http/route.ts';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../types.ts';
import type { Fields, Filter, Pages } from './record-list.ts';

type ListSpec<C extends Columns> = {
  pages: Pages;
  order: readonly Order<C>[];
  filters?: { readonly [parameter: string]: Filter<ColumnName<C>> };
  /** Who may ask for it, where they are others than those of the further calls. */
  roles?: readonly Role[] | 'staff';
  /** Throws where this person may not ask so. */
  requires?: (query: Fields, user: PlatformUser) => void;
  /** A row of the list, where it is another than the answer for one. */
  answer?: (row: RowOf<C>, db: DatabaseSync) => object;
};

/** A body that has come in, for the record with this id, or for a new one. */
export type Draft<B> = { body: B; id: number | null; user: PlatformUser; services: Services };

type Common<C extends Columns, B extends Fields> = {
  /** The calls by their numbers in the table of calls; those left out are not served. */
  ids: { readonly [Call in 'list' | 'one' | 'create' | 'change' | 'remove']?: CallId };
  /** Of the list; single records stand under it by their ids. */
  path: string;
  table: Table<string, C>;
  roles: readonly Role[];
  /** The 404 of a record that is not there. */
  missing: string;
  /** What the path may hold as `id`. Left out: a number from 1 on. */
  params?: z.ZodType<{ id: number }>;
  list?: ListSpec<C>;
  /** A record as it is answered. Left out: its row, bare (Z-130). */
  answer?: (row: RowOf<C>, db: DatabaseSync) => object;
  /** The name under which the answer for one has the record. */
  envelope?: string;
  /** What creating and changing send. */
  body?: z.ZodType<B>;
  /** Changing sends the id in the body as well; another one than in the path is refused. */
  idInBody?: true;
  /** Creating answers the new id; else an empty object. */
  answersId?: true;
  /** Throws where the body is wrong in itself, whatever is stored of the record. */
  requires?: (draft: Draft<B>) => void | Promise<void>;
  /** Throws where this person may not touch such a record: asked of the one that is stored, as answered, and of the body. */
  scope?: (user: PlatformUser, record: Fields) => void;
  /** Throws where what is stored forbids the body. */
  refuses?: (draft: Draft<B>) => void;
  /** Columns that are together in one record only, and the 409 for a second one. */
  unique?: { columns: readonly (keyof C & string)[]; message: (body: B) => string };
  /** Throws where the record must stay. */
  refusesRemoval?: (row: RowOf<C>, db: DatabaseSync) => void;
};

type ToColumns<C extends Columns, B extends Fields> = (body: B, stored: RowOf<C> | null) => NewRow<C>;

/**
 * One kind of record of the API. A body that has the fields of the table is written as it is; of another one `columns`
 * says what is, beside what is stored of the record (null for a new one).
 */
export type RecordSpec<C extends Columns, B extends Fields> = Common<C, B> &
  ([B] extends [NewRow<C>] ? { columns?: ToColumns<C, B> } : { columns: ToColumns<C, B> });
