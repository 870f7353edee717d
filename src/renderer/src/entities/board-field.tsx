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
  /** Query of the offered boards. Default: the active boards of the person's type. */
  boards?: BoardsQuery;
  required?: boolean;
};

/** Form field for a board. A record's board that is not offered stays selected, shown by its id. */
export function BoardField({ boards, ...field }: BoardFieldProps) {
  const translation = useT();
  const own = boardsQuery(useMe());
  const { data, error, isFetching, refetch } = useQuery(boards ?? own);
  const { value = null } = field;
  const options = useMemo(() => {
    const offered = data?.map((board) => ({ value: board.id, label: boardName(board, translation) }));
    if (value === null || !offered || offered.some((board) => board.value === value)) return offered;
    return [{ value, label: translation.t("Faol bo'lmagan mavsum (ID {{id}})", { id: value }) }, ...offered];
  }, [data, translation, value]);
  return (
    <BigSelect {...field} label="Mavsum" query={{ data: options, error, isFetching, refetch }} failed={BOARDS_FAILED} />
  );
}
