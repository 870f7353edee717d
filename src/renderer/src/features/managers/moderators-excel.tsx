import { useQueryClient } from '@tanstack/react-query';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { MODERATORS } from './consoles.ts';
import { EVERYBODY, importOf, listsFor } from './lists.ts';
import { MODERATOR } from './roles.ts';

const LISTS = listsFor(MODERATOR);

/**
 * Excel menu of the moderators. The export contains managers of all roles: there is no export of moderators alone
 * (L-001).
 */
export function ModeratorsExcel() {
  const queries = useQueryClient();
  const flow = useImport('moderators', EXCEL_FILE);
  const { start, running } = useDownload();
  return (
    <>
      <ExcelMenu
        onDownload={() => void start(EVERYBODY.file)}
        downloading={running}
        onUpload={flow.open}
        whole="Excelga barcha rollardagi boshqaruvchilar saqlanadi."
      />
      <ImportDialog
        flow={flow}
        title="Moderatorlarni Exceldan yuklash"
        request={() => importOf(MODERATOR)}
        reread={() => void MODERATORS.crud.refresh(queries)}
        lists={LISTS}
      />
    </>
  );
}
