import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { topic } from '@/kit/cells.tsx';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { type Fund, funds } from './fund.ts';

const column = createAppColumnHelper<Fund>();
const columnsOf = ({ t, script }: Translation) => {
  const name = ({ title }: Fund) => inUzbek(title, script);
  return [
    column.accessor(name, { id: 'title', header: t('Nomi'), cell: ({ getValue }) => topic(getValue()) }),
    column.accessor('created_at', {
      header: t('Yaratilgan sana'),
      meta: { width: 160, figures: true },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    actionsColumn<Fund>(t, 112, (fund) => (
      <>
        <EditLink to={String(fund.id)} name={name(fund)} />
        <DeleteButton crud={funds} id={fund.id} name={name(fund)} />
      </>
    )),
  ];
};

/** The funds, 10 on a page at first (spec 002 §2, §9). */
const LIST = { size: 10, filters: {} };
const rowId = ({ id }: Fund) => id;

export function Component() {
  const translation = useT();
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const list = useListState(LIST);
  const query = useQuery(funds.list(list.paging));
  return (
    <ListPage actions={<AddLink to="add" />} pager={<Pager list={list} page={query.data} noun="ta jamg'arma" />}>
      <DataTable
        label="Jamg'armalar"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
      />
    </ListPage>
  );
}
