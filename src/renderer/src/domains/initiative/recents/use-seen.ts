import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bridge } from '@/api/bridge.ts';
import type { Initiative } from '../model/initiative.ts';
import { type Recent, withSeen } from './recents.ts';
import { recentsQuery } from './recents-query.ts';

/** How long an initiative must be in view to count as seen, in ms. */
const SEEN_MS = 2000;

/**
 * Remembers the initiative once it has been in view for two seconds. It is saved at once, so that closing the window
 * loses nothing; the two seconds limit the rate of saves. While the stored recents cannot be read, nothing is
 * overwritten.
 */
export function useSeen({ id, public_id, title, board_id }: Pick<Initiative, keyof Recent>): void {
  const queries = useQueryClient();
  useEffect(() => {
    let left = false;
    const remember = async () => {
      const kept = await queries.ensureQueryData(recentsQuery).catch(() => null);
      // The next person to sign in has other recents.
      if (left || !kept) return;
      const value = withSeen(queries.getQueryData(recentsQuery.queryKey) ?? kept, { id, public_id, title, board_id });
      queries.setQueryData(recentsQuery.queryKey, value);
      void bridge.keeps.save({ name: 'recents', value: [...value] });
    };
    const timer = setTimeout(() => void remember(), SEEN_MS);
    return () => {
      clearTimeout(timer);
      left = true;
    };
  }, [queries, id, public_id, title, board_id]);
}
