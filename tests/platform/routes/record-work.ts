import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { requireKnown } from '../db/references.ts';
import { countRows, kept, rowAt } from '../db/rows.ts';
import type { Columns, NewRow, RowOf } from '../db/table.ts';
import { type FileKind, requireFile } from '../files/uploaded.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { id } from '../http/values.ts';
import type { Fields } from './record-list.ts';
import type { Draft, RecordSpec } from './record-spec.ts';

/** The ids of files in a field. */
function filesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(filesIn);
  if (typeof value === 'object' && value !== null && 'file_id' in value) return [String(value.file_id)];
  return value === null || value === undefined ? [] : [String(value)];
}

/** The steps that several calls of a kind of record share. */
export function workOn<C extends Columns, B extends Fields>(spec: RecordSpec<C, B>) {
  const { table, answer = (row: RowOf<C>): object => row, unique } = spec;
  const columnsOf = spec.columns as ((body: B, stored: RowOf<C> | null) => NewRow<C>) | undefined;
  const written = (body: B, stored: RowOf<C> | null = null): NewRow<C> =>
    columnsOf?.(body, stored) ?? (body as unknown as NewRow<C>);

  const requireUnique = (db: DatabaseSync, { body, id }: Draft<B>): void => {
    if (!unique) return;
    const row = written(body) as Fields;
    const same = unique.columns.map((column) => ({ sql: `${column} = ?`, values: [kept(row[column])] }));
    if (countRows(db, table, [...same, { sql: 'id IS NOT ?', values: [id] }]) > 0)
      throw new HttpProblem(409, unique.message(body));
  };

  return {
    written,
    answer,
    /** The record with this id; throws 404 if there is none, 403 outside the person's scope. */
    find({ services: { db }, user }: Pick<Draft<B>, 'services' | 'user'>, id: number): RowOf<C> {
      const row = rowAt(db, table, id);
      if (!row) throw notFound(spec.missing ?? 'Yozuv topilmadi');
      spec.scope?.(user, answer(row, db) as Fields);
      return row;
    },
    /** Refuses a body that is wrong itself, or refers to a wrong file. */
    async requireRight(draft: Draft<B>): Promise<void> {
      for (const [field, kind] of Object.entries<FileKind | undefined>(spec.files ?? {}))
        for (const file of filesIn(draft.body[field])) if (kind) await requireFile(draft.services.files, file, kind);
      await spec.requires?.(draft);
    },
    /** Refuses a body that is out of the person's scope or that stored records forbid. */
    requireFree(draft: Draft<B>): void {
      spec.scope?.(draft.user, draft.body);
      for (const [field, message] of Object.entries<string | undefined>(spec.known ?? {})) {
        const { references } = table.columns[field] ?? {};
        if (references && message)
          requireKnown(draft.services.db, references, { [field]: Number(draft.body[field]) }, message);
      }
      spec.refuses?.(draft);
      requireUnique(draft.services.db, draft);
    },
  };
}

/** The schema of a call's body; throws if none is declared. */
export function bodyOf<B>(body: z.ZodType<B> | undefined): z.ZodType<B> {
  if (!body) throw new Error('what a call sends is not declared');
  return body;
}

/** The body with the id before its fields. */
export function withId<B>(body: z.ZodType<B>): z.ZodType<B & { id: number }> {
  if (!(body instanceof z.ZodObject)) throw new Error('only a body that is an object can have an id');
  return z.strictObject({ id, ...body.shape }) as unknown as z.ZodType<B & { id: number }>;
}
