import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFileUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ImportDialog } from '@/kit/files/import-dialog.tsx';
import { useImport } from '@/kit/files/use-import.ts';
import { EXCEL_WISH } from '@/kit/files/wish.ts';
import { ListPage } from '@/kit/list-page.tsx';
import { textParam } from '@/kit/list-state.ts';
import { Pager } from '@/kit/pager.tsx';
import { SearchInput } from '@/kit/search-input.tsx';
import { useDownload } from '@/kit/use-download.tsx';
import { useListState } from '@/kit/use-list-state.ts';
import { CUSTOMERS_EXCEL_PATH, CUSTOMERS_PATH, customersQuery, customersUpload } from './api.ts';
import { customerColumns } from './columns.tsx';
import type { Customer } from './customer.ts';

/** 15 rows at first. */
const LIST = { size: 15, filters: { search: textParam() } };

const rowId = (customer: Customer) => customer.id;

/** The customers, their export and their update from Excel (spec 002 §2, R-012 to R-020). */
export function Component() {
  const translation = useT();
  const { t } = translation;
  const queryClient = useQueryClient();
  const list = useListState(LIST);
  const { search } = list.filters;
  const query = useQuery(customersQuery(search, list.paging));
  const columns = useMemo(() => customerColumns(translation), [translation]);
  const update = useImport('customers', EXCEL_WISH);
  const { start, running } = useDownload();

  return (
    <ListPage
      toolbar={
        <SearchInput label="Nomi yoki INN" value={search} onChange={(text) => list.setFilters({ search: text })} />
      }
      actions={
        <>
          <Button
            variant="default"
            loading={running}
            leftSection={<IconFileSpreadsheet size={18} stroke={1.7} />}
            onClick={() => start({ path: CUSTOMERS_EXCEL_PATH, suggestedName: 'buyurtmachilar.xlsx' })}
          >
            {t('Excel')}
          </Button>
          <Button leftSection={<IconFileUpload size={18} stroke={1.7} />} onClick={update.open}>
            {t('Exceldan yangilash')}
          </Button>
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
        onDone={() => void queryClient.invalidateQueries({ queryKey: [CUSTOMERS_PATH] })}
      />
    </ListPage>
  );
}
