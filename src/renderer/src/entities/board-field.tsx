import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { FormField } from '@/kit/big-select/big-select-props.ts';
import { useMe } from '@/session/session.ts';
import { boardName } from './board-select.tsx';
import { type BoardsQuery, boardsQuery } from './boards.ts';
import { BOARDS_FAILED } from './lookup.ts';

export type BoardFieldProps = FormField<number> & {
  /** Which boards are offered. Default: the active ones that the person works with. */
  boards?: BoardsQuery;
  required?: boolean;
};

/** Chooses one of the boards in a form. */
export function BoardField({ boards, ...field }: BoardFieldProps) {
  const translation = useT();
  const own = boardsQuery(useMe());
  const { data, error, isFetching, refetch } = useQuery(boards ?? own);
  const options = useMemo(
    () => data?.map((board) => ({ value: board.id, label: boardName(board, translation) })),
    [data, translation],
  );
  return (
    <BigSelect {...field} label="Mavsum" query={{ data: options, error, isFetching, refetch }} failed={BOARDS_FAILED} />
  );
}
