import { AppError } from '@shared/errors.ts';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { recordId } from '../fields.ts';
import type { ListShape } from './list-shape.ts';

/** Reads the record with this id. Throws `AppError`. */
export type ReadItem<Values> = (id: string, signal: AbortSignal) => Promise<Values>;

type Search<Values> = { path: string; id: string; shape: ListShape; one: z.ZodType<Values>; signal: AbortSignal };

/** Finds a record among all rows; one that is not there is not found. Throws `AppError`. */
export async function findItem<Values>({ path, id, shape, one, signal }: Search<Values>): Promise<Values> {
  const { rows } = await http(path, { signal, schema: shape.answer(z.looseObject({ id: recordId })) });
  const found = rows.find((row) => String(row.id) === id);
  if (!found) throw new AppError({ kind: 'not-found' });
  const read = one.safeParse(found);
  if (!read.success) throw new AppError({ kind: 'unexpected-shape' });
  return read.data;
}
