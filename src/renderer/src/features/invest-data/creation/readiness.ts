import { queryOptions } from '@tanstack/react-query';
import { isReadyForConstruction, NOT_READY } from '@/entities/construction-readiness.ts';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { NO_PROTOCOL, readProtocolFile } from '@/entities/moderation-protocol.ts';
import { type Misfit, misfitOf } from '../model/misfit.ts';
import { readWinner } from './api.ts';

type Missing = typeof NO_PROTOCOL | typeof NOT_READY | Misfit;

async function whyNotReady(address: InvestAddress, signal: AbortSignal): Promise<Missing | null> {
  const { id, board_id, district_id } = address;
  const hasPlace = board_id !== null && district_id !== null;
  if (hasPlace && (await readProtocolFile(board_id, district_id, signal)) === null) return NO_PROTOCOL;
  if (id === null) return null;
  const winner = await readWinner(id, signal);
  return misfitOf(address, winner) ?? (isReadyForConstruction(winner) ? null : NOT_READY);
}

/**
 * Why the object of a winner may not be created yet: no moderation protocol, an author who is not verified, no location
 * (Z-115), or an address that does not fit the winner; null if it may. What the address does not name is not checked: this program's own addresses name
 * all. Read for each opening of the form.
 */
export const readinessQuery = (address: InvestAddress) =>
  queryOptions({
    queryKey: ['invest-readiness', address],
    queryFn: ({ signal }) => whyNotReady(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
