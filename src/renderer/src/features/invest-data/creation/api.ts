import { INVEST_CREATION_PATH } from '@shared/api-path.ts';
import { AppError } from '@shared/errors.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { bridge, unwrap } from '@/api/bridge.ts';
import { http } from '@/api/http.ts';
import { LOCAL_QUERY } from '@/api/local-query.ts';
import type { AuthorAndPlace } from '@/entities/construction-readiness.ts';
import { INITIATIVE_PATH } from '@/entities/initiative-queries.ts';
import { flag, optionalNumber } from '@/kit/fields.ts';
import { recordAt } from '@/kit/record.ts';
import { type NamedWinner, winnerFields } from '../model/misfit.ts';
import type { creationBody } from './creation-body.ts';

/** Query for the reference lists and the key of the public id. Read once; a retry rereads the file. */
export const investSetupQuery = queryOptions({
  queryKey: ['invest-setup'],
  queryFn: () => unwrap(bridge.invest.setup()),
  meta: LOCAL_QUERY,
  staleTime: Number.POSITIVE_INFINITY,
  // A corrected file is read when the form is reopened.
  gcTime: 0,
});

/** Whether the initiative has an investment object; the answer itself is unused. Throws `AppError`. */
export async function hasInvestObject(publicId: string): Promise<boolean> {
  try {
    await http('api/v1/chronology', { query: { public_id: publicId }, schema: z.unknown() });
    return true;
  } catch (error) {
    if (AppError.from(error).kind === 'not-found') return false;
    throw error;
  }
}

const winnerSchema = recordAt(
  'initiative',
  ['id'],
  z.object({
    author_is_verified: flag,
    latitude: optionalNumber,
    longitude: optionalNumber,
    ...winnerFields,
  }),
);

/** Reads what the construction of a winner requires (Z-115), and what its address says of it. Throws `AppError`. */
export const readWinner = (id: number, signal: AbortSignal): Promise<AuthorAndPlace & NamedWinner> =>
  http(`${INITIATIVE_PATH}/${id}`, { signal, schema: winnerSchema });

/** Creates an investment object (spec 001 §7). The answer is unused: any body counts as success. Throws `AppError`. */
export const createInvestObject = (body: ReturnType<typeof creationBody>): Promise<unknown> =>
  http(INVEST_CREATION_PATH, { method: 'POST', repeatable: true, body, schema: z.unknown() });
