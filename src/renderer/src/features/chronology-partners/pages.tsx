import { useSearchParams } from 'react-router';
import { useImportBoard } from '@/entities/use-import-board.tsx';
import { ImportPage } from '@/kit/excel/import-page.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { excelRule } from '@/kit/files/file-rule.ts';
import { idParam } from '@/kit/list/list-state.ts';
import { useGoBack } from '@/kit/use-go-back.ts';
import { contractors } from './contractors.ts';
import { orderers } from './orderers.ts';
import type { Partner, Partners } from './partners.ts';
import { PartnersPage } from './partners-page.tsx';

/** The orderers of a season (S078), and their synchronisation with an Excel file (S079). */
export const Orderers = () => <PartnersPage partners={orderers} />;
export const OrderersSync = () => <SyncPage partners={orderers} />;

/** The contractors of a season (S080), and their synchronisation with an Excel file (S081). */
export const Contractors = () => <PartnersPage partners={contractors} />;
export const ContractorsSync = () => <SyncPage partners={contractors} />;

/** M-021, M-022: board and file have the same message. */
const MISSING = 'Majburiy maydon!';
const FILE = excelRule({ missing: MISSING });
const boardParam = idParam();

/** Synchronisation of a list with one Excel file, for a board, initially that of the list (S079, S081). */
function SyncPage<Row extends Partner>({ partners }: { partners: Partners<Row> }) {
  const { of, list, syncPath, address, tables } = partners;
  const [query] = useSearchParams();
  const flow = useImport(`chronology-${of}`, FILE);
  const { request, field } = useImportBoard(flow, MISSING, {
    begin: boardParam.parse(query.get('board') ?? '') ?? null,
  });
  return (
    <ImportPage
      flow={flow}
      request={() => request(syncPath)}
      changes={list}
      onLeave={useGoBack(address)}
      lists={tables}
    >
      {field}
    </ImportPage>
  );
}
