import { trimmed } from '@shared/blank.ts';
import { AppError } from '@shared/errors.ts';
import { listIn } from '@shared/list-in.ts';
import { withSnakeKeys } from '@shared/snake-keys.ts';
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

/** The file of each district's row on a board (E033). Throws `AppError`. */
export async function readRows(api: Pick<ApiClient, 'request'>, board: number, signal: AbortSignal): Promise<Rows> {
  const query = { board_id: board, ...ALL };
  const answer = await api.request({ method: 'GET', path: PROTOCOL_PATH, query, signal });
  const came = listIn(withSnakeKeys(answer), 'results', 'count');
  if (!came) throw new AppError({ kind: 'unexpected-shape', detail: 'protocols: results' });
  // A row without a readable id, to which no order can belong, must not block the others.
  return new Map(came.rows.flatMap((row) => rowSchema.safeParse(row).data ?? []).map((row) => [row.id, row.file_id]));
}

/** Attaches a file of the file service to a district's row (E036). Throws `AppError`. */
export const attach = (
  api: Pick<ApiClient, 'request'>,
  { row, hash }: { row: number; hash: string },
  signal: AbortSignal,
) => api.request({ method: 'PUT', path: `${PROTOCOL_PATH}/${row}`, body: { file_id: hash }, signal });
