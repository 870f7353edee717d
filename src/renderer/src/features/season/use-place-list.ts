import { useNavigate } from 'react-router';
import { chosenAddress } from '@/domains/initiative/links/chosen.ts';
import type { Summed } from '@/domains/initiative/reading/progress.ts';
import { type Progress, progressOf } from '@/domains/initiative/reading/season-row.ts';
import type { WholeList } from '@/domains/initiative/reading/so-far.ts';

/** Opens the initiatives of a district that have one of these states of progress. */
export type OpenPlace = (district: number | null, states: readonly Progress[]) => void;

/** The way from a district's numbers to the initiatives that they count; null where only the numbers are known. */
export function usePlaceList(whole: WholeList | null, last: Summed | null): OpenPlace | null {
  const navigate = useNavigate();
  if (!whole || whole.at !== last?.at) return null;
  return (district, states) => {
    const ids = [...whole.soFar.rows.values()]
      .filter((row) => row.district_id === district && states.includes(progressOf(row)))
      .map(({ id }) => id);
    void navigate(chosenAddress(ids), { state: { fromList: true } });
  };
}
