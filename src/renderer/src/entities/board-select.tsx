import { Select, Skeleton } from '@mantine/core';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Board } from './boards.ts';

export type BoardSelectProps = {
  /** undefined while loading. */
  boards: readonly Board[] | undefined;
  /** Id of the board in view; null while loading or where there are no boards. */
  value: number | null;
  onChange: (id: number) => void;
};

/** Display name of a board (C-001). */
export const boardName = ({ title, season, year }: Board, { t, tr }: Translation): string =>
  t('{{title}}, {{season}}-mavsum, {{year}} yil', { title: tr(title), season: season ?? '—', year: year ?? '—' });

/** Chooses the board whose initiatives are shown; options are labelled by `boardName`. */
export function BoardSelect({ boards, value, onChange }: BoardSelectProps) {
  const translation = useT();
  const { t } = translation;
  if (!boards) return <Skeleton w={320} h={32} radius="md" />;
  return (
    <Select
      aria-label={t('Mavsum')}
      placeholder={t("Mavsum yo'q")}
      data={boards.map((board) => ({ value: String(board.id), label: boardName(board, translation) }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => chosen !== null && onChange(Number(chosen))}
      w={322}
    />
  );
}
