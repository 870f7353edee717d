import { useNavigate } from 'react-router';
import { chosenAddress } from '@/domains/initiative/links/chosen.ts';
import type { Summed } from '@/domains/initiative/reading/progress.ts';
import type { WholeList } from '@/domains/initiative/reading/season-reading.ts';
import { progressOf } from '@/domains/initiative/reading/season-row.ts';

/** Opens the initiatives of a district that are not seen yet; null where only their number is known. */
export function useNotSeen(whole: WholeList | null, last: Summed | null): ((district: number | null) => void) | null {
  const navigate = useNavigate();
  if (!whole || whole.at !== last?.at) return null;
  return (district) => {
    const ids = [...whole.soFar.rows.values()]
      .filter((row) => row.district_id === district && progressOf(row) === 'notSeen')
      .map(({ id }) => id);
    void navigate(chosenAddress(ids), { state: { fromList: true } });
  };
}
