import { type ReactNode, useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { EXCEL_FILE } from '../files/file-rule.ts';
import { useDownload } from '../use-download.tsx';
import { ExcelMenu } from './excel-menu.tsx';
import { ExportDialog, type PartField } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useImport } from './use-import.ts';

export type PartExcelProps = {
  /** Tells imports apart. */
  name: string;
  /** What both calls name the part: "year". */
  parameter: string;
  /** Draws the choice of the part. */
  field: (field: PartField) => ReactNode;
  /** The table that is saved: the title of its dialog, its address, and how the file is called where the platform does not say. */
  download: { title: Text; path: string; suggestedName: (part: number) => string };
  /** The table that is taken in. */
  upload: { title: Text; path: string };
  /** Called when the platform has taken a table in. */
  onDone: () => void;
};

/** Export and import of a list of which a table file holds one part: both ask which one, a year or a season. */
export function PartExcel({ name, parameter, field, download, upload, onDone }: PartExcelProps) {
  const flow = useImport(name, EXCEL_FILE);
  const [part, setPart] = useState<number | null>(null);
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
      <ImportDialog flow={{ ...flow, close }} title={upload.title} request={request} onDone={onDone}>
        {field({ value: part, onChange: setPart, missing: pressed && part === null })}
      </ImportDialog>
    </>
  );
}
