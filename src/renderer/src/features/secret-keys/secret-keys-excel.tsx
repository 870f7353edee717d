import { schoolBoardsQuery } from '@/entities/boards.ts';
import { importLists } from '@/entities/import-lists.ts';
import { useImportBoard } from '@/entities/use-import-board.tsx';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { REQUIRED } from '@/kit/forms/rules.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { EXCEL_PATH, secretKeys } from './api.ts';

const LISTS = importLists('secretKeys');

/** Excel menu of the keys: the export is of the list's board; the import starts with the same board (S-072). */
export function SecretKeysExcel({ board }: { board: number | null }) {
  const flow = useImport('secret-keys', EXCEL_FILE);
  const { request, field, reset } = useImportBoard(flow, REQUIRED, { begin: board, boards: schoolBoardsQuery });
  const { start, running } = useDownload();
  const close = () => {
    flow.close();
    reset();
  };
  return (
    <>
      <ExcelMenu
        onDownload={() =>
          void start({ path: EXCEL_PATH, query: { board_id: board }, suggestedName: 'maxfiy-kalitlar.xlsx' })
        }
        downloading={running}
        onUpload={flow.open}
      />
      <ImportDialog
        flow={{ ...flow, close }}
        title="Maxfiy kalitlarni Exceldan yuklash"
        request={() => request(EXCEL_PATH)}
        changes={secretKeys}
        lists={LISTS}
      >
        {field}
      </ImportDialog>
    </>
  );
}
