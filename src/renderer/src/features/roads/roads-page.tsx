import { IconDownload } from '@tabler/icons-react';
import { importLists } from '@/entities/import-lists.ts';
import { useImportBoard } from '@/entities/use-import-board.tsx';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { ImportPage } from '@/kit/excel/import-page.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';

const PATH = 'api/v1/roads';
const LISTS = importLists('roads');

/** Page of the roads of a season: Excel export and import only (S077, M-017, M-018). */
export function Component() {
  const flow = useImport('roads', EXCEL_FILE);
  const { board, ask, request, field } = useImportBoard(flow, 'Tashabbuslar doskasini tanlang!');
  const { start, running } = useDownload();
  const save = () => {
    if (board === null) return ask();
    void start({ path: `${PATH}/excel`, query: { board_id: board }, suggestedName: `yollar-${board}.xlsx` });
  };
  return (
    <ImportPage
      flow={flow}
      request={() => request(`${PATH}/sync-excel`)}
      changes={null}
      lists={LISTS}
      actions={
        <ExportButton
          label="Excelga yuklab olish"
          loading={running}
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
          onClick={save}
        />
      }
    >
      {field}
    </ImportPage>
  );
}
