import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { EXPORT_PATH, IMPORT_PATH, populations } from './api.ts';
import { ExportDialog } from './export-dialog.tsx';
import { YearSelect } from './year-select.tsx';

/** Export and import of the population, each for a year (spec 001 §5, §7, L-028). */
export function PopulationExcel() {
  const queries = useQueryClient();
  const flow = useImport('population', EXCEL_FILE);
  const [year, setYear] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const [exporting, setExporting] = useState(false);
  const { start, running } = useDownload();

  const request = () => {
    setAsked(true);
    if (year === null) return null;
    return { path: IMPORT_PATH, field: 'file', fields: { year: String(year) }, repeatable: false };
  };
  const close = () => {
    flow.close();
    setYear(null);
    setAsked(false);
  };
  const save = (of: number) => {
    setExporting(false);
    void start({ path: EXPORT_PATH, query: { year: of }, suggestedName: `aholi-soni-${of}.xlsx` });
  };
  return (
    <>
      <ExcelMenu onDownload={() => setExporting(true)} downloading={running} onUpload={flow.open} />
      <ExportDialog opened={exporting} onClose={() => setExporting(false)} onSave={save} />
      <ImportDialog
        flow={{ ...flow, close }}
        title="Aholi sonini Exceldan yuklash"
        request={request}
        onDone={() => void populations.refresh(queries)}
      >
        <YearSelect value={year} onChange={setYear} missing={asked} />
      </ImportDialog>
    </>
  );
}
