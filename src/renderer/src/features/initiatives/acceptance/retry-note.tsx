import { Button } from '@mantine/core';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import grid from '../forms/grid.module.css';

export type RetryNoteProps = {
  /** What could not be read. */
  text: Text;
  /** The query that has failed. */
  query: { refetch: () => unknown; isFetching: boolean };
};

/** Says below a field that what decides about it could not be read, and reads it again. */
export function RetryNote({ text, query }: RetryNoteProps) {
  const { t } = useT();
  return (
    <p className={grid.note} role="alert">
      {t(text)}
      <Button size="xs" variant="default" onClick={() => void query.refetch()} loading={query.isFetching}>
        {t('Qayta urinish')}
      </Button>
    </p>
  );
}
