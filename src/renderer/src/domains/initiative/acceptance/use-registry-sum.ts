import { AppError } from '@shared/errors.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Initiative } from '../model/initiative.ts';
import { registrySumQuery } from '../registry/api.ts';
import { ownAmount } from './accept-rules.ts';

const isRefused = (error: unknown): boolean => AppError.from(error).kind === 'forbidden';

/**
 * Granted total of an initiative's registry (Z-151); loaded only if `wanted`. Where the registry is refused to the role,
 * the initiative's own amount (Z-171).
 */
export function useRegistrySum(initiative: Initiative, wanted: boolean) {
  const queries = useQueryClient();
  const query = useQuery({ ...registrySumQuery(initiative.id), enabled: wanted });
  const refused = query.isError && isRefused(query.error);
  const [following, setFollowing] = useState(false);
  return {
    query,
    /** so'm; undefined while loading or refetching, as a refetch may change the total. */
    sum: following || query.isFetching || query.isError ? (refused ? ownAmount(initiative) : undefined) : query.data,
    /** Whether the registry is refused to the role. */
    refused,
    /** Refetches the total, in so'm. Throws `AppError`. */
    readAgain: () =>
      queries.fetchQuery(registrySumQuery(initiative.id)).catch((error: unknown) => {
        if (isRefused(error)) return ownAmount(initiative);
        throw error;
      }),
    /** Runs `first`, then refetches the total, which is undefined meanwhile. Never throws. */
    follow: async (first: () => Promise<unknown>): Promise<void> => {
      setFollowing(true);
      await Promise.allSettled([first()]);
      await query.refetch();
      setFollowing(false);
    },
  };
}
