import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { importLists } from '@/entities/import-lists.ts';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { textParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { CUSTOMERS_EXCEL_PATH, customers, customersUpload } from './api.ts';
import { customerColumns } from './columns.tsx';
import type { Customer } from './customer.ts';

/** Initially 15 rows. */
const LIST = { size: 15, filters: { search: textParam() } };

const LISTS = importLists('customers');

const rowId = (customer: Customer) => customer.id;

/** Page of the customers, with Excel export and update from Excel (spec 002 §2, R-012 to R-020). */
export function Component() {
  const translation = useT();
  const list = useListState(LIST);
  const { search } = list.filters;
  const query = useQuery(customers.list({ ...list.paging, search: search || null }));
  const columns = useMemo(() => customerColumns(translation), [translation]);
  const update = useImport('customers', EXCEL_FILE);
  const { start, running } = useDownload();

  return (
    <ListPage
      toolbar={
        <SearchInput label="Nomi yoki INN" value={search} onChange={(text) => list.setFilters({ search: text })} />
      }
      actions={
        <>
          <ExcelMenu
            onDownload={() => void start({ path: CUSTOMERS_EXCEL_PATH, suggestedName: 'buyurtmachilar.xlsx' })}
            downloading={running}
            onUpload={update.open}
            upload="Exceldan yangilash"
            // The call of the export takes no search.
            whole={search ? "Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi." : null}
          />
          <AddLink to="add" />
        </>
      }
      pager={<Pager list={list} page={query.data} noun="ta buyurtmachi" />}
    >
      <DataTable
        label="Buyurtmachilar"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
        empty={
          <EmptyState
            title="Buyurtmachi topilmadi"
            {...(search && { hint: "Qidiruv so'zini o'zgartirib ko'ring." as const })}
          />
        }
      />
      <ImportDialog
        flow={update}
        title="Buyurtmachilarni Excel orqali yangilash"
        request={customersUpload}
        changes={customers}
        lists={LISTS}
      />
    </ListPage>
  );
}
