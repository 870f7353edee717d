import { Select, Skeleton } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import type { Board } from './boards.ts';

export type BoardSelectProps = {
  /** undefined while they are loading. */
  boards: readonly Board[] | undefined;
  /** The board in view; there is always one where there are boards. */
  value: number | null;
  onChange: (id: number) => void;
};

/** Chooses the board whose initiatives are shown; boards are named as C-001 says. */
export function BoardSelect({ boards, value, onChange }: BoardSelectProps) {
  const { t, tr } = useT();
  if (!boards) return <Skeleton w={320} h={32} radius="md" />;
  return (
    <Select
      aria-label={t('Mavsum')}
      placeholder={t("Mavsum yo'q")}
      data={boards.map(({ id, title, season, year }) => ({
        value: String(id),
        label: t('{{title}}, {{season}}-mavsum, {{year}} yil', {
          title: tr(title),
          season: season ?? '—',
          year: year ?? '—',
        }),
      }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => chosen !== null && onChange(Number(chosen))}
      w={322}
    />
  );
}
