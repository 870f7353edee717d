import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { FormField } from '@/kit/big-select/big-select-props.ts';
import { othersIn } from '@/kit/merging/in-words.ts';
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
    return [unlisted(value, translation), ...offered];
  }, [data, translation, value]);
  // Somebody else's season may be one that is not offered.
  const others = othersIn(field.error)?.value;
  return (
    <BigSelect
      {...field}
      label="Mavsum"
      query={{ data: options, error, isFetching, refetch }}
      elsewhere={data && typeof others === 'number' ? [unlisted(others, translation)] : undefined}
      failed={BOARDS_FAILED}
    />
  );
}

const unlisted = (id: number, { t }: Translation) => ({
  value: id,
  label: t("Faol bo'lmagan mavsum (ID {{id}})", { id }),
});
