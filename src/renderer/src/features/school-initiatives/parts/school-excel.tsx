import { schoolBoardsQuery } from '@/entities/boards.ts';
import { importLists } from '@/entities/import-lists.ts';
import { useBoardOf } from '@/entities/use-board-of.ts';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { useMe } from '@/session/session.ts';
import { canImportVotes } from '../model/access.ts';
import { SCHOOL_INITIATIVES_PATH, schoolInitiatives } from '../model/api.ts';

const LISTS = importLists('schoolVotes');

export type SchoolExcelProps = {
  board: number;
  /** Whether stage, status or search narrow the list: no export applies them. */
  narrowed: boolean;
};

/** Excel menu of the pupils' initiatives: initiatives and votes of a board, and the import of votes (S-040, S-041). */
export function SchoolExcel({ board, narrowed }: SchoolExcelProps) {
  const { role } = useMe();
  const flow = useImport('school-votes', EXCEL_FILE);
  const boardOf = useBoardOf(schoolBoardsQuery);
  /** The board that the import was opened for, whichever is in view now; it is kept with the file. */
  const target = flow.beside === null ? board : Number(flow.beside);
  const { start, running } = useDownload();
  const save = (path: string, suggestedName: string) => void start({ path, query: { board_id: board }, suggestedName });
  const openImport = () => {
    flow.setBeside(String(board));
    flow.open();
  };
  return (
    <>
      <ExcelMenu
        title="Tashabbuslar"
        onDownload={() => save(`${SCHOOL_INITIATIVES_PATH}/excel`, 'maktab-tashabbuslari.xlsx')}
        downloading={running}
        whole={narrowed ? "Excelga filtrlar qo'llanmaydi: shu mavsumdagi barcha tashabbuslar saqlanadi." : null}
        others={{
          title: 'Ovozlar',
          tables: [
            {
              title: 'Ovozlarni yuklab olish',
              onDownload: () => save('api/v1/my-school/moderators/votes', 'maktab-ovozlari.xlsx'),
            },
            ...(canImportVotes(role) ? [{ title: 'Ovozlarni Exceldan yuklash', onUpload: openImport } as const] : []),
          ],
        }}
      />
      <ImportDialog
        flow={flow}
        title="Ovozlarni Exceldan yuklash"
        about={boardOf(target) ?? ''}
        // The board is an extra field: the document does not list it (Z-100).
        request={() => ({
          path: `${SCHOOL_INITIATIVES_PATH}/votes/excel`,
          field: 'file',
          fields: { board_id: String(target) },
          repeatable: false,
        })}
        changes={schoolInitiatives}
        lists={LISTS}
      />
    </>
  );
}
