import { IconDownload } from '@tabler/icons-react';
import { importLists } from '@/entities/import-lists.ts';
import { RowButton } from '@/kit/crud/row-actions.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { budgetInfoPath, schoolBoards } from './api.ts';

const LISTS = importLists('schoolBudget');

/** A season, and its name as shown. */
type Named = { readonly id: number; readonly name: string };

/** Button of a row that saves the season's budget as Excel (S-001). */
export function BudgetInfoButton({ id, name }: Named) {
  const { start, running } = useDownload();
  return (
    <RowButton
      label="Budjet ma'lumotlarini Excelga yuklab olish"
      name={name}
      icon={IconDownload}
      busy={running}
      onClick={() => void start({ path: budgetInfoPath(id), suggestedName: `maktab-budjeti-${id}.xlsx` })}
    />
  );
}

/** Import of a season's budget from Excel (S134); the file belongs to the season for which it was chosen. */
export function BudgetInfoDialog({ id, name, onClose }: Named & { onClose: () => void }) {
  const flow = useImport(`school-budget-info/${id}`, EXCEL_FILE);
  const close = () => {
    flow.close();
    onClose();
  };
  return (
    <ImportDialog
      flow={{ ...flow, opened: true, close }}
      title="Budjet ma'lumotlarini Exceldan yuklash"
      about={name}
      request={() => ({ path: budgetInfoPath(id), field: 'file', repeatable: false })}
      changes={schoolBoards}
      lists={LISTS}
    />
  );
}
