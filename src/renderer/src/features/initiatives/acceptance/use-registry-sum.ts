import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { registrySumQuery } from '../registry/api.ts';

/** What the registry of an initiative is granted (Z-151), read where `wanted`. */
export function useRegistrySum(initiative: number, wanted: boolean) {
  const queries = useQueryClient();
  const query = useQuery({ ...registrySumQuery(initiative), enabled: wanted });
  const [following, setFollowing] = useState(false);
  return {
    query,
    /** so'm; undefined while it is not known, also while it is read again, as it may be another then. */
    sum: following || query.isFetching || query.isError ? undefined : query.data,
    /** Reads it again, in so'm. Throws `AppError`. */
    readAgain: () => queries.fetchQuery(registrySumQuery(initiative)),
    /** Reads it again once `first` is done; it is not known until then. Never throws. */
    follow: async (first: () => Promise<unknown>): Promise<void> => {
      setFollowing(true);
      await Promise.allSettled([first()]);
      await query.refetch();
      setFollowing(false);
    },
  };
}
