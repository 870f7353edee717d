import { AppError } from '@shared/errors.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalText } from '@/kit/fields.ts';
import { recordAt } from '@/kit/record.ts';

/** The first part of every key of a protocol: one call makes all of them stale. */
export const PROTOCOL_PATH = 'api/v1/districts/documents/protocol';

/** An answer with nothing in it says that there is none; one that this program does not know says nothing. */
const nothing = z.union([z.null(), z.strictObject({})]).transform(() => ({ file_id: null }));
const schema = z.union([
  nothing,
  recordAt('protocol', ['file_id', 'district_id'], z.object({ file_id: optionalText })),
]);

/**
 * The file of a district's moderation protocol; null where none is uploaded, which the platform says by a 404 (E-006).
 * Fails where the platform says anything else or is not reached: that is no word about the protocol.
 */
export const protocolQuery = (board_id: number | null, district_id: number | null) => {
  const query = { board_id, district_id };
  return queryOptions({
    queryKey: [PROTOCOL_PATH, 'single', query],
    queryFn: async ({ signal }) => {
      try {
        return (await http(`${PROTOCOL_PATH}/single`, { query, signal, schema })).file_id;
      } catch (error) {
        if (AppError.from(error).status !== 404) throw error;
        return null;
      }
    },
  });
};
