import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lastBoard } from '@/entities/board-choice.ts';
import { BoardField } from '@/entities/board-field.tsx';
import { boardsQuery } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { type ExcelFile, ExcelFiles } from '@/kit/excel/excel-files.tsx';
import type { ListColumn } from '@/kit/excel/list-headers.ts';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { useMe } from '@/session/session.ts';
import { quarters } from './api.ts';

const upload = (path: string, fields: Record<string, string> = {}): UploadRequest => ({
  path,
  field: 'file',
  fields,
  repeatable: false,
});

/** Columns that distinguish the files. The documents name no columns, so a missing column causes only a warning. */
const TAX_ID: ListColumn = { title: 'STIR', also: ['INN'] };
const ACCOUNT: ListColumn = { title: 'Hisob raqami' };
const QUARTER: ListColumn = { title: 'Mahalla', also: ['MFY'] };
const POPULATION: ListColumn = { title: 'Aholi soni' };

/**
 * Excel dialog of the quarters: three exports and four imports, each with a path of its own (spec 001 §7, J-028,
 * J-029).
 */
export function QuartersExcel() {
  const { t } = useT();
  const queries = useQueryClient();
  const { data: boards = [] } = useQuery(boardsQuery(useMe()));
  const [chosen, setChosen] = useState<number | null>(null);
  const board = chosen ?? lastBoard(boards)?.id ?? null;
  const [asked, setAsked] = useState(false);

  const files: ExcelFile[] = [
    {
      title: 'STIR raqamlari',
      columns: [TAX_ID],
      download: { path: 'api/v1/quarter-id-numbers/excel', suggestedName: 'stir-raqamlari.xlsx' },
      upload: {
        flow: useImport('quarter-id-numbers', EXCEL_FILE),
        title: 'STIR raqamlarini yuklash',
        request: () => upload('api/v1/quarter-id-numbers/sync-excel'),
      },
    },
    {
      title: 'Hisob raqamlari',
      columns: [ACCOUNT],
      download: { path: 'api/v1/quarter-acc-numbers/excel', suggestedName: 'hisob-raqamlari.xlsx' },
      upload: {
        flow: useImport('quarter-acc-numbers', EXCEL_FILE),
        title: 'Hisob raqamlarini yuklash',
        request: () => upload('api/v1/quarter-acc-numbers/sync-excel'),
      },
    },
    {
      title: 'Mahallalar',
      columns: [QUARTER, POPULATION],
      download: { path: 'api/v1/quarters-excel', suggestedName: 'mahallalar.xlsx' },
      upload: {
        flow: useImport('quarters', EXCEL_FILE),
        title: 'Mahallalarni yuklash',
        request: () => upload('api/v1/quarters-excel'),
      },
    },
    {
      title: "Ta'tildagi mahallalar",
      columns: [QUARTER],
      upload: {
        flow: useImport('recess-quarters', EXCEL_FILE),
        title: "Ta'tildagi mahallalarni yuklash",
        request: () => {
          setAsked(true);
          if (board === null) return null;
          return upload('api/v1/state-budget/recess-quarters/upload-excel', { board_id: String(board) });
        },
        fields: (
          <BoardField
            value={board}
            onChange={setChosen}
            error={asked && board === null ? t('Majburiy maydon') : undefined}
            required
          />
        ),
      },
    },
  ];
  return <ExcelFiles label="Excel fayllar" files={files} onDone={() => void quarters.refresh(queries)} />;
}
