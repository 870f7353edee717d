import { Radio, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '@/i18n/use-t.ts';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { MANAGERS } from './consoles.ts';
import { IMPORT_ROLES, IMPORTS, importOf, listsFor, tablesFor } from './lists.ts';
import type { ManagerRole } from './roles.ts';

export type ManagersExcelProps = {
  /** The selected role. */
  role: ManagerRole;
  /** Whether filters are set, which no export applies. */
  narrowed: boolean;
};

/** Excel menu of the managers: five exports and five imports, each with a call of its own (L-016, L-017). */
export function ManagersExcel({ role, narrowed }: ManagersExcelProps) {
  const { t } = useT();
  const queries = useQueryClient();
  const flow = useImport('managers', EXCEL_FILE);
  // Kept with the file: after a session has ended, the file must not go to the list of another role.
  const list = IMPORT_ROLES.find((known) => known === flow.beside) ?? role;
  const { start, running } = useDownload();
  const [own, ...others] = tablesFor(role);
  const close = () => {
    flow.close();
    flow.setBeside(null);
  };
  return (
    <>
      <ExcelMenu
        title={own.title}
        onDownload={() => void start(own.file)}
        downloading={running}
        onUpload={flow.open}
        whole={narrowed ? "Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi." : null}
        others={{
          title: "Boshqa ro'yxatlarni yuklab olish",
          tables: others.map(({ title, file }) => ({ title, onDownload: () => void start(file) })),
        }}
      />
      <ImportDialog
        flow={{ ...flow, close }}
        title="Boshqaruvchilarni Exceldan yuklash"
        request={() => importOf(list)}
        reread={() => void MANAGERS.crud.refresh(queries)}
        lists={listsFor(list, flow.setBeside)}
      >
        <Radio.Group label={t("Qaysi ro'yxat")} value={list} onChange={flow.setBeside} withAsterisk>
          <Stack gap={12} mt={10}>
            {IMPORT_ROLES.map((value) => (
              <Radio key={value} value={value} label={t(IMPORTS[value].name)} />
            ))}
          </Stack>
        </Radio.Group>
      </ImportDialog>
    </>
  );
}
