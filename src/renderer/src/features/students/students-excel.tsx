import { importLists } from '@/entities/import-lists.ts';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { STUDENTS_FILE, students, studentsUpload } from './api.ts';

const LISTS = importLists('students');

/** Excel menu of the students (S-022, S-087). `searched`: whether a search is set, which the export does not apply. */
export function StudentsExcel({ searched }: { searched: boolean }) {
  const flow = useImport('students', EXCEL_FILE);
  const { start, running } = useDownload();
  return (
    <>
      <ExcelMenu
        onDownload={() => void start(STUDENTS_FILE)}
        downloading={running}
        onUpload={flow.open}
        whole={searched ? "Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi." : null}
      />
      <ImportDialog
        flow={flow}
        title="O'quvchilarni Exceldan yuklash"
        request={studentsUpload}
        changes={students}
        lists={LISTS}
      />
    </>
  );
}
