import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { FormField } from '@/kit/big-select/big-select-props.ts';
import { useMe } from '@/session/session.ts';
import { boardName } from './board-select.tsx';
import { boardsQuery } from './boards.ts';
import { BOARDS_FAILED } from './lookup.ts';

/** Chooses one of the active boards in a form; another one that a record carries stays, by its number. */
export function BoardField(field: FormField<number> & { required?: boolean }) {
  const translation = useT();
  const { data, error, isFetching, refetch } = useQuery(boardsQuery(useMe()));
  const { value = null } = field;
  const options = useMemo(() => {
    const active = data?.map((board) => ({ value: board.id, label: boardName(board, translation) }));
    if (value === null || !active || active.some((board) => board.value === value)) return active;
    return [{ value, label: translation.t("Faol bo'lmagan mavsum (ID {{id}})", { id: value }) }, ...active];
  }, [data, translation, value]);
  return (
    <BigSelect {...field} label="Mavsum" query={{ data: options, error, isFetching, refetch }} failed={BOARDS_FAILED} />
  );
}
