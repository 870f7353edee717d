import { useQueryClient } from '@tanstack/react-query';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import type { ImportLists, ListColumn } from '@/kit/excel/list-headers.ts';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { ORGANIZATIONS_FILE, organizations, organizationsUpload } from './api.ts';

const NAME: ListColumn = { title: 'Nomi' };
const TYPE: ListColumn = { title: 'Turi' };
const TAX_ID: ListColumn = { title: 'STIR', also: ['INN'] };
const PLACE: readonly ListColumn[] = [{ title: 'Viloyat' }, { title: 'Tuman' }];
const POPULATION: ListColumn = { title: 'Aholi soni' };

/** The list, and lists with similar files; the documents name no columns, so a missing column only warns. */
const LISTS: ImportLists = {
  own: { name: 'Tashkilotlar', columns: [...PLACE, NAME, TYPE, TAX_ID] },
  others: [
    { name: 'Buyurtmachilar', columns: [NAME, TYPE, TAX_ID] },
    { name: 'Aholi soni', columns: [...PLACE, POPULATION] },
    { name: 'Mahallalar', columns: [...PLACE, { title: 'Mahalla', also: ['MFY'] }, POPULATION] },
  ],
};

/** Excel menu of the organizations: export and import (M-016, M-023). `narrowed`: whether filters are set. */
export function OrganizationsExcel({ narrowed }: { narrowed: boolean }) {
  const queries = useQueryClient();
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
        reread={() => void organizations.refresh(queries)}
        lists={LISTS}
      />
    </>
  );
}
