import { Button } from '@mantine/core';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import grid from '../forms/grid.module.css';

export type RetryNoteProps = {
  /** Names the data that could not be loaded. */
  text: Text;
  /** The failed query. */
  query: { refetch: () => unknown; isFetching: boolean };
};

/** Note below a field whose data could not be loaded, with a retry button. */
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
