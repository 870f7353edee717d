import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { executionColumns } from './columns.tsx';
import { ECONOMY_WISH } from './economy.ts';
import { EconomyImport } from './economy-import.tsx';
import { type Execution, executions } from './execution.ts';

/** 10 rows at first (spec 002 §9). */
const LIST = { size: 10, filters: {} };
const rowId = ({ id }: Execution) => id;

/** The execution of the ministries by quarter, and the import of the economy's figures (spec 002 §2, R-032). */
export function Component() {
  const translation = useT();
  const { t } = translation;
  const columns = useMemo(() => executionColumns(translation), [translation]);
  const list = useListState(LIST);
  const query = useQuery(executions.list(list.paging));
  const flow = useImport('economy', ECONOMY_WISH);
  return (
    <ListPage
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconFileUpload size={18} stroke={1.7} aria-hidden />}
            onClick={flow.open}
          >
            {t('Exceldan yuklash')}
          </Button>
          <AddLink to="add" />
        </>
      }
      pager={<Pager list={list} page={query.data} noun="ta ijro ma'lumoti" />}
    >
      <DataTable
        label="Vazirliklar ijrosi"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
      />
      {flow.opened && <EconomyImport flow={flow} />}
    </ListPage>
  );
}
