import { AppError } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { PROTOCOL_PATH } from '@/entities/moderation-protocol.ts';
import { type Decision, useDecision } from '@/kit/decisions/use-decision.ts';
import { readProtocol } from './api.ts';
import type { KnownProtocol } from './documents.ts';

/** A change of a protocol's file by somebody else; file ids. */
export type ProtocolChange = { readonly before: string | null; readonly after: string | null };

/**
 * Guards the file of a protocol: nothing is sent over a file that somebody else has put there since the dialog was
 * opened. `chosenNow` gives the chosen file's id at the time of saving: if the protocol already has that file, an
 * earlier save succeeded and only its answer was lost.
 */
export function useProtocolGuard(
  protocol: KnownProtocol,
  board: number,
  chosenNow: () => string | undefined,
): Decision<KnownProtocol, ProtocolChange> {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [PROTOCOL_PATH] });
  return useDecision({
    record: protocol,
    read: async ({ id, district_id }) => {
      const now = await readProtocol(id, { board, region: null, district: district_id });
      if (now === null) throw new AppError({ kind: 'not-found' });
      return now;
    },
    changesBetween: ({ file_id: before }, { file_id: after }) =>
      before === after || after === chosenNow() ? [] : [{ before, after }],
    isPossible: () => true,
    onChanged: refresh,
    onFailed: refresh,
  });
}
