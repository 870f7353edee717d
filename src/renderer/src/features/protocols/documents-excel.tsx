import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { DOCUMENTS_EXCEL_PATH } from './api.ts';

/** Button that saves the list of all documents of a board as Excel (E-016). */
export function DocumentsExcel({ board }: { board: number }) {
  const { t } = useT();
  const { start, running } = useDownload();
  return (
    <Button
      variant="default"
      size="xs"
      loading={running}
      leftSection={<IconFileSpreadsheet size={16} stroke={1.7} />}
      onClick={() => start({ path: DOCUMENTS_EXCEL_PATH, query: { board_id: board }, suggestedName: 'hujjatlar.xlsx' })}
    >
      {t('Barcha hujjatlar (Excel)')}
    </Button>
  );
}
