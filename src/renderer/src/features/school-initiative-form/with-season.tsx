import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Board, schoolBoardsQuery } from '@/entities/boards.ts';
import { BOARDS_FAILED } from '@/entities/lookup.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { EmptyState, ListLink } from '@/kit/empty-state.tsx';
import { FormFailed, FormLoading, FormNotice } from '@/kit/forms/form-panel.tsx';

/** Path of the list from which the form is opened. */
export const LIST = '/app/school-initiatives';

export type WithSeasonProps = {
  /** Id of the season in the address; null: none. */
  named: number | null;
  /** The form of the season. */
  children: (season: Board) => ReactNode;
};

/**
 * Reads the season that the address names, and renders the form for it; a message for an address without a season, or
 * with one that is not active. A form that is open stays, whatever becomes of its season. Key it by the season.
 */
export function WithSeason({ named, children }: WithSeasonProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...schoolBoardsQuery, enabled: named !== null });
  const [season, setSeason] = useState<Board>();
  const found = data?.find(({ id }) => id === named);
  if (found && !season) setSeason(found);
  if (season) return children(season);
  if (named === null) return <NoSeason title="Mavsum tanlanmagan" />;
  if (data) return <NoSeason title="Havoladagi mavsum faol emas yoki topilmadi" />;
  if (!error) return <FormLoading />;
  return <FormFailed error={error} words={BOARDS_FAILED} onRetry={refetch} retrying={isFetching} />;
}

const NoSeason = ({ title }: { title: Text }) => (
  <FormNotice>
    <EmptyState
      title={title}
      hint="Tashabbus qaysi mavsumga qo'shilishi ro'yxatda tanlanadi."
      action={<ListLink to={LIST} />}
    />
  </FormNotice>
);
