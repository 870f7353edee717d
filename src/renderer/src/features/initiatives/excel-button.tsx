import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { useDownload } from '@/kit/use-download.tsx';
import styles from './excel-button.module.css';
import { ALL, type StageFilter } from './stages.ts';

export type ExcelButtonProps = {
  /** null while there is no board: nothing can be exported. */
  board: number | null;
  stage: StageFilter;
};

/** Saves the initiatives of the board and stage in view as an Excel file (C-010). */
export function ExcelButton({ board, stage }: ExcelButtonProps) {
  const { t } = useT();
  const { start, running } = useDownload();
  return (
    <Button
      variant="default"
      loading={running}
      disabled={board === null}
      leftSection={<IconFileSpreadsheet className={styles.icon} size={18} stroke={1.7} />}
      onClick={() =>
        start({
          path: 'api/v1/initiatives-excel',
          query: { board_id: board, stage: stage === ALL ? null : stage },
          suggestedName: 'tashabbuslar.xlsx',
        })
      }
    >
      {t('Excel')}
    </Button>
  );
}
