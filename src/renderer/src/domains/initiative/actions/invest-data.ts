import type { QueryClient } from '@tanstack/react-query';
import { investPath } from '@/entities/invest-address.ts';
import { NO_PROTOCOL, protocolQuery } from '@/entities/moderation-protocol.ts';
import type { Text } from '@/i18n/text.ts';
import { type Initiative, publicIdOf } from '../model/initiative.ts';

/** URL of the transparent investment data of an initiative. Throws `AppError` without a public id. */
export const investDataPath = (initiative: Initiative): string =>
  investPath({
    publicId: publicIdOf(initiative),
    id: initiative.id,
    board_id: initiative.board_id,
    region_id: initiative.region_id,
    district_id: initiative.district_id,
    council_decision_id: initiative.council_decision_id,
    granted_amount: initiative.granted_amount,
    desc: initiative.description,
    type: initiative.type,
    soato: initiative.district_soato,
    tin: initiative.customer_tin,
    category: initiative.category_id,
  });

/**
 * Asks the platform whether the district's moderation protocol is uploaded; returns the reason where it is not (C-075,
 * Z-115). Throws `AppError`: any failure but a 404 leaves the question open.
 */
export async function whyNoProtocol({ board_id, district_id }: Initiative, queries: QueryClient): Promise<Text | null> {
  const file = await queries.fetchQuery({ ...protocolQuery(board_id, district_id), staleTime: 0 });
  return file === null ? NO_PROTOCOL : null;
}
