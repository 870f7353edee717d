import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { orNone } from '@/api/or-none.ts';
import type { Text } from '@/i18n/text.ts';
import { optionalText } from '@/kit/fields.ts';
import { recordAt } from '@/kit/record.ts';

/** Warning that a district has no moderation protocol yet (C-075). */
export const NO_PROTOCOL = 'Moderatsiya protokoli yuklanmagan' satisfies Text;

/** First part of every query key of a protocol, for invalidating all of them. */
export const PROTOCOL_PATH = 'api/v1/districts/documents/protocol';

/** An empty answer means that there is no protocol; an unknown envelope is an error. */
const nothing = z.union([z.null(), z.strictObject({})]).transform(() => ({ file_id: null }));
const oneProtocolSchema = z.union([
  nothing,
  recordAt('protocol', ['file_id', 'district_id'], z.object({ file_id: optionalText })),
]);

/**
 * Reads the file id of a district's moderation protocol; null where none is uploaded (a 404 of the platform, E-006). Any
 * other failure is thrown, as it does not tell whether there is a protocol.
 */
export async function readProtocolFile(
  board_id: number | null,
  district_id: number | null,
  signal?: AbortSignal,
): Promise<string | null> {
  const query = { board_id, district_id };
  const answer = http(`${PROTOCOL_PATH}/single`, { query, schema: oneProtocolSchema, ...(signal && { signal }) });
  return (await orNone(answer))?.file_id ?? null;
}

/** File id of a district's moderation protocol, as `readProtocolFile` gives it. */
export const protocolQuery = (board_id: number | null, district_id: number | null) =>
  queryOptions({
    queryKey: [PROTOCOL_PATH, 'single', { board_id, district_id }],
    queryFn: ({ signal }) => readProtocolFile(board_id, district_id, signal),
  });
