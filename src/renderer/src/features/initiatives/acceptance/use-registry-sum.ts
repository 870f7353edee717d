import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { registrySumQuery } from '../registry/api.ts';

/** Granted total of an initiative's registry (Z-151); loaded only if `wanted`. */
export function useRegistrySum(initiative: number, wanted: boolean) {
  const queries = useQueryClient();
  const query = useQuery({ ...registrySumQuery(initiative), enabled: wanted });
  const [following, setFollowing] = useState(false);
  return {
    query,
    /** so'm; undefined while loading or refetching, as a refetch may change the total. */
    sum: following || query.isFetching || query.isError ? undefined : query.data,
    /** Refetches the total, in so'm. Throws `AppError`. */
    readAgain: () => queries.fetchQuery(registrySumQuery(initiative)),
    /** Runs `first`, then refetches the total, which is undefined meanwhile. Never throws. */
    follow: async (first: () => Promise<unknown>): Promise<void> => {
      setFollowing(true);
      await Promise.allSettled([first()]);
      await query.refetch();
      setFollowing(false);
    },
  };
}
