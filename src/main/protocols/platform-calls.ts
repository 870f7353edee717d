import { trimmed } from '@shared/blank.ts';
import { AppError } from '@shared/errors.ts';
import { listIn } from '@shared/list-in.ts';
import { withSnakeKeys } from '@shared/snake-keys.ts';
import { z } from 'zod';
import type { ApiClient } from '../api/client.ts';
import type { Rows } from './run.ts';

const PROTOCOL_PATH = 'api/v1/districts/documents/protocol';
/** Most rows of one answer. */
const LIMIT = 1000;
/** Most answers that are read: far more than there are districts. */
const MOST_CALLS = 50;

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

/**
 * The file of each district's row on a board (E033). A platform may give fewer rows than it was asked for, and no total
 * (Z-119, Z-154): it is asked for more until an answer has no new row. Throws `AppError`.
 */
export async function readRows(api: Pick<ApiClient, 'request'>, board: number, signal: AbortSignal): Promise<Rows> {
  const files = new Map<number, string | null>();
  for (let offset = 0, call = 0; call < MOST_CALLS; call++) {
    const query = { board_id: board, limit: LIMIT, offset };
    const answer = await api.request({ method: 'GET', path: PROTOCOL_PATH, query, signal });
    const came = listIn(withSnakeKeys(answer), 'results', 'count');
    if (!came) throw new AppError({ kind: 'unexpected-shape', detail: 'protocols: results' });
    const known = files.size;
    // A row without a readable id, to which no order can belong, must not block the others.
    for (const row of came.rows.flatMap((one) => rowSchema.safeParse(one).data ?? [])) files.set(row.id, row.file_id);
    offset += came.rows.length;
    const isWhole = came.total !== undefined && offset >= Number(came.total);
    if (isWhole || files.size === known) break;
  }
  return files;
}

/** Attaches a file of the file service to a district's row (E036). Throws `AppError`. */
export const attach = (
  api: Pick<ApiClient, 'request'>,
  { row, hash }: { row: number; hash: string },
  signal: AbortSignal,
) => api.request({ method: 'PUT', path: `${PROTOCOL_PATH}/${row}`, body: { file_id: hash }, signal });
