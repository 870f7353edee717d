import { type ReactNode, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { EXCEL_FILE } from '../files/file-rule.ts';
import { useDownload } from '../use-download.tsx';
import { ExcelMenu } from './excel-menu.tsx';
import { ExportDialog, type PartField } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { ImportLists } from './list-headers.ts';
import { useImport } from './use-import.ts';
import type { Changed } from './use-import-form.ts';

export type PartExcelProps = {
  /** Unique name of the import. */
  name: string;
  /** Query parameter and form field of the part: "year". */
  parameter: string;
  /** Renders the input that chooses the part. */
  field: (field: PartField) => ReactNode;
  /** The same for the import, if it offers other parts. Default: `field`. */
  uploadField?: (field: PartField) => ReactNode;
  /** The download: dialog title, path, and file name if the platform suggests none. */
  download: { title: Text; path: string; suggestedName: (part: number) => string };
  /** The import: dialog title, path, and the lists by which the file is checked. */
  upload: { title: Text; path: string; lists: ImportLists };
  /** What an import changes: read again after a success, and after a lost or unreadable answer. */
  changes: Changed;
};

/** Export and import of a list by parts: both ask for the part, a year or a season. */
export function PartExcel(props: PartExcelProps) {
  const { name, parameter, field, uploadField = field, download, upload, changes } = props;
  const flow = useImport(name, EXCEL_FILE);
  const part = flow.beside === null ? null : Number(flow.beside);
  const setPart = (next: number | null) => flow.setBeside(next === null ? null : String(next));
  const [pressed, setPressed] = useState(false);
  const [exporting, setExporting] = useState(false);
  const { start, running } = useDownload();

  const request = () => {
    setPressed(true);
    if (part === null) return null;
    return { path: upload.path, field: 'file', fields: { [parameter]: String(part) }, repeatable: false };
  };
  const close = () => {
    flow.close();
    setPart(null);
    setPressed(false);
  };
  const save = (chosen: number) => {
    setExporting(false);
    const suggestedName = download.suggestedName(chosen);
    void start({ path: download.path, query: { [parameter]: chosen }, suggestedName });
  };
  return (
    <>
      <ExcelMenu onDownload={() => setExporting(true)} downloading={running} onUpload={flow.open} />
      <ExportDialog
        opened={exporting}
        title={download.title}
        field={field}
        onClose={() => setExporting(false)}
        onSave={save}
      />
      <ImportDialog
        flow={{ ...flow, close }}
        title={upload.title}
        request={request}
        changes={changes}
        lists={upload.lists}
      >
        {uploadField({ value: part, onChange: setPart, missing: pressed && part === null })}
      </ImportDialog>
    </>
  );
}
