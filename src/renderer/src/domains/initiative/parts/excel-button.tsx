import { IconFileSpreadsheet } from '@tabler/icons-react';
import { ALL, type StageFilter } from '@/entities/initiative-stages.ts';
import type { Text } from '@/i18n/text.ts';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { useDownload } from '@/kit/use-download.tsx';
import styles from './excel-button.module.css';

export type ExcelButtonProps = {
  /** null without a board: nothing can be exported. */
  board: number | null;
  stage: StageFilter;
  /** Whether search or sub-stage narrow the list: the export takes neither. */
  narrowed: boolean;
};

const WHOLE: Text =
  "Excelga qidiruv va moderatsiya filtri qo'llanmaydi: shu mavsum va bosqichdagi barcha tashabbuslar saqlanadi.";

/** Button that exports the initiatives of the board and stage in view as Excel (C-010). */
export function ExcelButton({ board, stage, narrowed }: ExcelButtonProps) {
  const { start, running } = useDownload();
  return (
    <ExportButton
      label="Excel"
      whole={narrowed ? WHOLE : null}
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
    />
  );
}
