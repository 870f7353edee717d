import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BoardFilter } from '@/entities/board-filter.tsx';
import { schoolBoardsQuery } from '@/entities/boards.ts';
import { importLists } from '@/entities/import-lists.ts';
import { useImportBoard } from '@/entities/use-import-board.tsx';
import { formatMoment } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { topic } from '@/kit/cells.tsx';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { REQUIRED } from '@/kit/forms/rules.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { EXCEL_PATH, secretKeys } from './api.ts';
import { keyName, type SecretKey } from './secret-key.ts';

const column = createAppColumnHelper<SecretKey>();
const columnsOf = ({ t }: Translation) => [
  column.accessor('secret', {
    header: t('Maxfiy kalit'),
    meta: { figures: true },
    cell: ({ getValue }) => topic(getValue()),
  }),
  column.accessor('created_at', {
    header: t('Yaratilgan vaqti'),
    meta: { width: 220, figures: true },
    cell: ({ getValue }) => formatMoment(getValue()),
  }),
  actionsColumn<SecretKey>(t, 112, (key) => (
    <>
      <EditLink to={`edit/${key.id}`} name={keyName(key)} />
      <DeleteButton crud={secretKeys} id={key.id} name={keyName(key)} />
    </>
  )),
];

/** Initially 18 rows (S-069). */
const LIST = { size: 18, filters: { board: idParam() } };
const rowId = ({ id }: SecretKey) => id;

/** Page of the secret keys, of one board or of all (S151, S-066 to S-069, S-072). */
export function Component() {
  const translation = useT();
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const list = useListState(LIST);
  const { board } = list.filters;
  const query = useQuery(secretKeys.list({ ...list.paging, board_id: board }));
  return (
    <ListPage
      toolbar={
        <BoardFilter boards={schoolBoardsQuery} value={board} onChange={(id) => list.setFilters({ board: id })} />
      }
      actions={
        <>
          <SecretKeysExcel board={board} />
          <AddLink to="add" />
        </>
      }
      pager={<Pager list={list} page={query.data} noun="ta kalit" />}
    >
      <DataTable
        label="Maxfiy kalitlar"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
        empty={<EmptyState title={board === null ? "Hali kalit yo'q" : 'Kalit topilmadi'} />}
      />
    </ListPage>
  );
}

const LISTS = importLists('secretKeys');

/** Excel menu of the keys: the export is of the list's board; the import starts with the same board (S-072). */
function SecretKeysExcel({ board }: { board: number | null }) {
  const flow = useImport('secret-keys', EXCEL_FILE);
  const { request, field, reset } = useImportBoard(flow, REQUIRED, { begin: board, boards: schoolBoardsQuery });
  const { start, running } = useDownload();
  const close = () => {
    flow.close();
    reset();
  };
  return (
    <>
      <ExcelMenu
        onDownload={() =>
          void start({ path: EXCEL_PATH, query: { board_id: board }, suggestedName: 'maxfiy-kalitlar.xlsx' })
        }
        downloading={running}
        onUpload={flow.open}
      />
      <ImportDialog
        flow={{ ...flow, close }}
        title="Maxfiy kalitlarni Exceldan yuklash"
        request={() => request(EXCEL_PATH)}
        changes={secretKeys}
        lists={LISTS}
      >
        {field}
      </ImportDialog>
    </>
  );
}
