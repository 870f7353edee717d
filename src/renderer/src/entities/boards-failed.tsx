import { FailedState } from '@/kit/empty-state.tsx';
import { BOARDS_FAILED } from './lookup.ts';

export type BoardsFailedProps = {
  /** The boards' query. */
  boards: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** Replaces a list whose boards could not be loaded, with a retry button. */
export const BoardsFailed = ({ boards: { error, isFetching, refetch } }: BoardsFailedProps) => (
  <FailedState error={error} words={BOARDS_FAILED} onRetry={refetch} retrying={isFetching} />
);
