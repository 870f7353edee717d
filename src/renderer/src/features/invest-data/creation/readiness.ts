import { queryOptions } from '@tanstack/react-query';
import { isReadyForConstruction, NOT_READY } from '@/entities/construction-readiness.ts';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { NO_PROTOCOL, readProtocolFile } from '@/entities/moderation-protocol.ts';
import { readAuthorAndPlace } from './api.ts';

type Missing = typeof NO_PROTOCOL | typeof NOT_READY;

type Winner = Pick<InvestAddress, 'id' | 'board_id' | 'district_id'>;

async function whyNotReady({ id, board_id, district_id }: Winner, signal: AbortSignal): Promise<Missing | null> {
  const hasPlace = board_id !== null && district_id !== null;
  if (hasPlace && (await readProtocolFile(board_id, district_id, signal)) === null) return NO_PROTOCOL;
  if (id === null) return null;
  return isReadyForConstruction(await readAuthorAndPlace(id, signal)) ? null : NOT_READY;
}

/**
 * Why the object of a winner may not be created yet: no moderation protocol, an author who is not verified, or no
 * location (Z-115); null if it may. What the address does not name is not checked: this program's own addresses name
 * all. Read for each opening of the form.
 */
export const readinessQuery = ({ id, board_id, district_id }: Winner) =>
  queryOptions({
    queryKey: ['invest-readiness', { id, board_id, district_id }],
    queryFn: ({ signal }) => whyNotReady({ id, board_id, district_id }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
