import { Radio, Stack } from '@mantine/core';
import { IMPORT_LISTS } from '@/entities/import-lists.ts';
import { useT } from '@/i18n/use-t.ts';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import type { Console } from './consoles.ts';
import { EVERYBODY, importOf, listsFor, tablesFor } from './lists.ts';
import type { ManagerRole } from './roles.ts';

export type ManagersExcelProps = {
  of: Console;
  /** The selected role, whose list is exported and imported unless another one is chosen. */
  role: ManagerRole;
  /** Whether filters are set, which no export applies. */
  narrowed: boolean;
};

/** Excel menu of a console: exports and imports by role, each with a call of its own (L-016, L-017). */
export function ManagersExcel({ of, role, narrowed }: ManagersExcelProps) {
  const { t } = useT();
  const flow = useImport(of.path, EXCEL_FILE);
  // Kept with the file: after a session has ended, the file must not go to the list of another role.
  const list = of.imports.find((known) => known === flow.beside) ?? role;
  const { start, running } = useDownload();
  const [own, ...others] = tablesFor(role, of.imports);
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
        whole={
          own === EVERYBODY
            ? 'Excelga barcha rollardagi boshqaruvchilar saqlanadi.'
            : narrowed
              ? "Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi."
              : null
        }
        others={{
          title: "Boshqa ro'yxatlarni yuklab olish",
          tables: others.map(({ title, file }) => ({ title, onDownload: () => void start(file) })),
        }}
      />
      <ImportDialog
        flow={{ ...flow, close }}
        title={of.importTitle}
        request={() => importOf(list)}
        changes={of.crud}
        lists={listsFor(list, of.imports, flow.setBeside)}
      >
        <Radio.Group label={t("Qaysi ro'yxat")} value={list} onChange={flow.setBeside} withAsterisk>
          <Stack gap={12} mt={10}>
            {of.imports.map((value) => (
              <Radio key={value} value={value} label={t(IMPORT_LISTS[value].name)} />
            ))}
          </Stack>
        </Radio.Group>
      </ImportDialog>
    </>
  );
}
