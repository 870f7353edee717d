import { trimmed } from '@shared/blank.ts';
import { AppError } from '@shared/errors.ts';
import { z } from 'zod';
import type { ApiClient } from '../api/client.ts';
import type { Rows } from './run.ts';

const PROTOCOL_PATH = 'api/v1/districts/documents/protocol';
/** Most rows of one answer. */
const ALL = { limit: 1000, offset: 0 };

const id = z.union([z.number().int(), z.string().regex(/^\d+$/).transform(Number)]);
/** Stands for a file that cannot be read: as another's file, it is not replaced. */
const UNREADABLE = '?';
/** File of a row: text or number; null for none. */
const file = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((text) => trimmed(text ?? '') || null)
  .catch(UNREADABLE);
const rowSchema = z.object({ id, file_id: file });
/** A row without a readable id, to which no order can belong, must not block the others. */
const rowsSchema = z.object({
  results: z.array(z.unknown()).transform((rows) => rows.flatMap((row) => rowSchema.safeParse(row).data ?? [])),
});

/** The file of each district's row on a board (E033). Throws `AppError`. */
export async function readRows(api: Pick<ApiClient, 'request'>, board: number, signal: AbortSignal): Promise<Rows> {
  const query = { board_id: board, ...ALL };
  const { data, error } = rowsSchema.safeParse(
    await api.request({ method: 'GET', path: PROTOCOL_PATH, query, signal }),
  );
  if (error) throw new AppError({ kind: 'unexpected-shape', detail: `protocols: ${error.issues[0]?.path.join('.')}` });
  return new Map(data.results.map((row) => [row.id, row.file_id] as const));
}

/** Attaches a file of the file service to a district's row (E036). Throws `AppError`. */
export const attach = (
  api: Pick<ApiClient, 'request'>,
  { row, hash }: { row: number; hash: string },
  signal: AbortSignal,
) => api.request({ method: 'PUT', path: `${PROTOCOL_PATH}/${row}`, body: { file_id: hash }, signal });
