import { useQuery } from '@tanstack/react-query';
import { lastBoard } from '@/entities/board-choice.ts';
import { boardsQuery } from '@/entities/boards.ts';
import { importLists } from '@/entities/import-lists.ts';
import { useImportBoard } from '@/entities/use-import-board.tsx';
import { type ExcelFile, ExcelFiles } from '@/kit/excel/excel-files.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { useMe } from '@/session/session.ts';
import { quarters } from './api.ts';

const upload = (path: string): UploadRequest => ({ path, field: 'file', repeatable: false });

const LISTS = {
  taxIds: importLists('quarterTaxIds'),
  accounts: importLists('quarterAccounts'),
  quarters: importLists('quarters'),
  recess: importLists('recessQuarters'),
};

/**
 * Excel dialog of the quarters: three exports and four imports, each with a path of its own (spec 001 §7, J-028,
 * J-029).
 */
export function QuartersExcel() {
  const { data: boards = [] } = useQuery(boardsQuery(useMe()));
  const recess = useImport('recess-quarters', EXCEL_FILE);
  // J-024: the last board is preselected, each time the dialog opens.
  const { request, field, reset } = useImportBoard(recess, 'Majburiy maydon', { begin: lastBoard(boards)?.id ?? null });
  const close = () => {
    recess.close();
    reset();
  };

  const files: ExcelFile[] = [
    {
      title: 'STIR raqamlari',
      lists: LISTS.taxIds,
      download: { path: 'api/v1/quarter-id-numbers/excel', suggestedName: 'stir-raqamlari.xlsx' },
      upload: {
        flow: useImport('quarter-id-numbers', EXCEL_FILE),
        title: 'STIR raqamlarini yuklash',
        request: () => upload('api/v1/quarter-id-numbers/sync-excel'),
      },
    },
    {
      title: 'Hisob raqamlari',
      lists: LISTS.accounts,
      download: { path: 'api/v1/quarter-acc-numbers/excel', suggestedName: 'hisob-raqamlari.xlsx' },
      upload: {
        flow: useImport('quarter-acc-numbers', EXCEL_FILE),
        title: 'Hisob raqamlarini yuklash',
        request: () => upload('api/v1/quarter-acc-numbers/sync-excel'),
      },
    },
    {
      title: 'Mahallalar',
      lists: LISTS.quarters,
      download: { path: 'api/v1/quarters-excel', suggestedName: 'mahallalar.xlsx' },
      upload: {
        flow: useImport('quarters', EXCEL_FILE),
        title: 'Mahallalarni yuklash',
        request: () => upload('api/v1/quarters-excel'),
      },
    },
    {
      title: "Ta'tildagi mahallalar",
      lists: LISTS.recess,
      upload: {
        flow: { ...recess, close },
        title: "Ta'tildagi mahallalarni yuklash",
        request: () => request('api/v1/state-budget/recess-quarters/upload-excel'),
        fields: field,
      },
    },
  ];
  return <ExcelFiles label="Excel fayllar" files={files} changes={quarters} />;
}
