import { AppError } from '@shared/errors.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { LOOKUP_STALE_MS } from '@/entities/lookup.ts';
import { optionalText } from '@/kit/fields.ts';

/** The first part of the key is that of all protocols: one that is handed in makes this stale too. */
const PROTOCOLS = 'api/v1/districts/documents/protocol';
const schema = z.object({ file_id: optionalText });

/** The file of a district's moderation protocol; null where none is uploaded, which the platform says by an error (spec 000 §8). */
export const protocolQuery = (board_id: number | null, district_id: number | null) => {
  const query = { board_id, district_id };
  return queryOptions({
    queryKey: [PROTOCOLS, 'checked', query],
    queryFn: async ({ signal }) => {
      try {
        return (await http(`${PROTOCOLS}/single`, { query, signal, schema })).file_id;
      } catch (error) {
        // A call that never got an answer says nothing about the protocol.
        if (AppError.from(error).status === undefined) throw error;
        return null;
      }
    },
    staleTime: LOOKUP_STALE_MS,
  });
};
