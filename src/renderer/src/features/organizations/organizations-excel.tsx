import { importLists } from '@/entities/import-lists.ts';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { ORGANIZATIONS_FILE, organizations, organizationsUpload } from './api.ts';

const LISTS = importLists('organizations');

/** Excel menu of the organizations: export and import (M-016, M-023). `narrowed`: whether filters are set. */
export function OrganizationsExcel({ narrowed }: { narrowed: boolean }) {
  const flow = useImport('organizations', EXCEL_FILE);
  const { start, running } = useDownload();
  return (
    <>
      <ExcelMenu
        onDownload={() => void start(ORGANIZATIONS_FILE)}
        downloading={running}
        onUpload={flow.open}
        whole={narrowed ? "Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi." : null}
      />
      <ImportDialog
        flow={flow}
        title="Tashkilotlarni Exceldan yuklash"
        request={organizationsUpload}
        changes={organizations}
        lists={LISTS}
      />
    </>
  );
}
