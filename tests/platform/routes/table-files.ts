import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import { importRows } from '../files/import-rows.ts';
import { type SheetColumns, writeSheet } from '../files/sheet.ts';
import { type Call, defineRoute, type Empty, type Route } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import type { PlatformUser } from '../staff.ts';

type Asked = { db: DatabaseSync; user: PlatformUser };

type Export<P, Q> = {
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  /** The file's name without its extension; throws if there is no such file. */
  file: string | ((asked: Asked & { params: P; query: Q }) => string);
  /** The sheet's name. Default: the file's, up to a comma. */
  sheet?: string | ((query: Q) => string);
  columns: SheetColumns;
  /** The rows, each with its values in the order of the columns. */
  rows: (asked: Asked & { params: P; query: Q }) => readonly object[];
};

/** A call that answers records as an xlsx file. The specification names no columns: titles and order are ours. */
export const exportRoute = <P = Empty, Q = Empty>(call: Call, spec: Export<P, Q>): Route =>
  defineRoute<P, Q>(call, {
    ...(spec.params && { params: spec.params }),
    ...(spec.query && { query: spec.query }),
    handler({ params, query, user, reply, services: { db } }) {
      const asked = { db, user, params, query };
      const file = typeof spec.file === 'string' ? spec.file : spec.file(asked);
      const { sheet = file.replace(/,.*/, ''), columns, rows } = spec;
      const workbook = writeSheet(typeof sheet === 'string' ? sheet : sheet(query), columns, rows(asked));
      return sendWorkbook(reply, `${file}.xlsx`, workbook);
    },
  });

type Import<P, B, C extends string> = {
  params?: z.ZodType<P>;
  /** The fields beside the file. Default: none. */
  body?: z.ZodType<B>;
  /** The titles of the columns. The specification names none. */
  columns: readonly C[];
  /** Returns what takes one row, or throws a `WrongRow`; throws itself if the file is not to be imported. */
  rows: (asked: Asked & { params: P; body: B }) => (cells: Record<C, string>) => void;
};

/** A call that imports an uploaded table, row by row. The specification names no answer: it is `ImportAnswer`. */
export const importRoute = <C extends string, P = Empty, B = Empty>(call: Call, spec: Import<P, B, C>): Route =>
  defineRoute<P, Empty, B>(call, {
    ...(spec.params && { params: spec.params }),
    ...(spec.body && { body: spec.body }),
    multipart: 'with-file',
    handler({ params, body, file, user, services: { db } }) {
      const take = spec.rows({ db, user, params, body });
      return importRows(db, { file: file?.bytes, columns: spec.columns, take });
    },
  });
