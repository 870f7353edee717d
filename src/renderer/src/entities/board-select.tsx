import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { LookupRetry } from '@/kit/list/lookup-retry.tsx';
import type { Board } from './boards.ts';
import { BOARDS_FAILED } from './lookup.ts';

/** Display name of a board (C-001). */
export const boardName = ({ title, season, year }: Board, { t, tr }: Translation): string =>
  t('{{title}}, {{season}}-mavsum, {{year}} yil', { title: tr(title), season: season ?? '—', year: year ?? '—' });

export type BoardSelectProps = {
  /** The lookup of the boards. */
  query: Pick<UseQueryResult<readonly Board[]>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  /** Id of the board in view, also of one that is not offered; null while loading or where there are no boards. */
  value: number | null;
  onChange: (id: number) => void;
  /** Whether the board to show is still looked for. Default: false. */
  waiting?: boolean;
};

/**
 * Chooses the board whose initiatives are shown; options are labelled by `boardName`. A lookup that failed becomes a
 * retry button.
 */
export function BoardSelect({ query, value, onChange, waiting = false }: BoardSelectProps) {
  const translation = useT();
  const { t } = translation;
  const { data, isError } = query;
  if (!data && isError) return <LookupRetry label="Mavsum" query={query} failed={BOARDS_FAILED} />;
  if (!data || waiting) return <Skeleton w={320} h={32} radius="md" />;
  const options = data.map((board) => ({ value: String(board.id), label: boardName(board, translation) }));
  const isUnlisted = value !== null && !data.some(({ id }) => id === value);
  const other = isUnlisted
    ? [{ value: String(value), label: t("Faol bo'lmagan mavsum (ID {{id}})", { id: value }) }]
    : [];
  return (
    <ChoiceSelect
      aria-label={t('Mavsum')}
      placeholder={t("Mavsum yo'q")}
      data={[...options, ...other]}
      value={value === null ? null : String(value)}
      onChange={(chosen) => chosen !== null && onChange(Number(chosen))}
      w={322}
    />
  );
}
