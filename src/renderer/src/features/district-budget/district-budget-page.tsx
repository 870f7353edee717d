import { importLists } from '@/entities/import-lists.ts';
import { useImportBoard } from '@/entities/use-import-board.tsx';
import { ImportPage } from '@/kit/excel/import-page.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { excelRule } from '@/kit/files/file-rule.ts';

const PATH = 'api/v1/district-budgets/sync-excel';
/** K-019, K-020; the message has an exclamation mark on this screen (Z-072). */
const FILE = excelRule({ missing: 'Majburiy maydon!' });
const LISTS = importLists('districtBudgets');

/** Import of the district budgets of a season from Excel (S063, K-018 to K-020). */
export function Component() {
  const flow = useImport('district-budget', FILE);
  const { request, field } = useImportBoard(flow, 'Majburiy maydon!');
  return (
    <ImportPage flow={flow} request={() => request(PATH)} changes={null} lists={LISTS}>
      {field}
    </ImportPage>
  );
}
