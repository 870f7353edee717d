import { Button } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { importLists } from '@/entities/import-lists.ts';
import { useImportBoard } from '@/entities/use-import-board.tsx';
import { useT } from '@/i18n/use-t.ts';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { ROAD_PRICES_EXCEL, roadPrices } from './api.ts';

const LISTS = importLists('roadPrices');

/** Saves the road prices of a board, or of all boards where none is chosen ("Yuklash", R-051). */
export function RoadPricesDownload({ board }: { board: number | null }) {
  const { start, running } = useDownload();
  return (
    <ExportButton
      label="Yuklash"
      loading={running}
      leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
      onClick={() =>
        void start({
          path: ROAD_PRICES_EXCEL,
          ...(board !== null && { query: { board_id: board } }),
          suggestedName: board === null ? 'yol-narxlari.xlsx' : `yol-narxlari-${board}.xlsx`,
        })
      }
    />
  );
}

/** Updates the road prices from Excel; initially for the list's board (S123, R-055). Key it by the board. */
export function RoadPricesUpdate({ board }: { board: number }) {
  const { t } = useT();
  const flow = useImport('road-prices', EXCEL_FILE);
  const { field, request, reset } = useImportBoard(flow, 'Tashabbuslar doskasini tanlang!', { begin: board });
  const close = () => {
    flow.close();
    reset();
  };
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />} onClick={flow.open}>
        {t('Exceldan yangilash')}
      </Button>
      <ImportDialog
        flow={{ ...flow, close }}
        title="Yo'l narxlarini Exceldan yangilash"
        request={() => request(ROAD_PRICES_EXCEL)}
        changes={roadPrices}
        lists={LISTS}
      >
        {field}
      </ImportDialog>
    </>
  );
}
