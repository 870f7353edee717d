import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { DataTable } from '../data-table/data-table.tsx';
import type { Columns } from '../data-table/table-hook.ts';
import { ListPage } from '../list/list-page.tsx';
import type { ListSpec, Params } from '../list/list-state.ts';
import { Pager, TotalFoot } from '../list/pager.tsx';
import { type ListControls, useListState } from '../list/use-list-state.ts';
import { type Paging, pagingOf } from '../page.ts';
import type { Crud } from './define-crud.ts';
import type { ListQuery } from './queries.ts';
import { recordName } from './record-name.ts';
import { AddLink, actionsColumn, DeleteButton, EditLink } from './row-actions.tsx';

export type RecordsPageProps<Row extends { readonly id: number }, P extends Params> = {
  crud: Pick<Crud<Row, never, never>, 'whole' | 'list' | 'remove' | 'refresh'>;
  /** Accessible name of the table. */
  label: Text;
  /** Noun of the pager's count: "ta jamg'arma". */
  noun: Text;
  /** Page size and filters, which are also parameters of the call; a constant. */
  list: ListSpec<P>;
  /** The columns before the row's buttons; stable between renders. */
  columns: (translation: Translation) => Columns<Row>;
  /** Name of a record in its buttons and in the question before deletion, '' for none; stable between renders. */
  name: (row: Row, translation: Translation) => string;
  /** The filters. Default: none. */
  filters?: (list: ListControls<P>) => ReactNode;
  /** Buttons before "add". Default: none. */
  actions?: ReactNode;
};

/**
 * The list page of a kind of record: rows with edit and delete buttons, filters in the address, and a link to add a
 * record.
 */
export function RecordsPage<Row extends { readonly id: number }, P extends Params>(props: RecordsPageProps<Row, P>) {
  const { crud, label, noun, list: spec, columns, name, filters, actions } = props;
  const translation = useT();
  const shown = useMemo(
    () => [...columns(translation), buttonsColumn(crud, translation, name)],
    [columns, crud, translation, name],
  );
  const list = useListState(spec);
  const client = useQueryClient();
  const listOf = (paging: Paging) => crud.list({ ...(!crud.whole && paging), ...asked(list.filters) });
  const query = useQuery(listOf(list.paging));
  return (
    <ListPage
      toolbar={filters?.(list)}
      actions={
        <>
          {actions}
          <AddLink to="add" />
        </>
      }
      pager={
        crud.whole ? (
          <TotalFoot page={query.data} noun={noun} />
        ) : (
          <Pager
            list={list}
            page={query.data}
            noun={noun}
            onPress={(page) => void client.prefetchQuery(listOf(pagingOf(list.size, page)))}
          />
        )
      }
    >
      <DataTable label={label} columns={shown} query={query} list={list} rowId={rowId} row={ONE_LINE} />
    </ListPage>
  );
}

const ONE_LINE = { oneLine: true };
const rowId = ({ id }: { readonly id: number }) => id;

/** Filters as query parameters; an empty text becomes null. */
const asked = (filters: Readonly<Record<string, unknown>>): ListQuery =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value === '' ? null : value])) as ListQuery;

const buttonsColumn = <Row extends { readonly id: number }>(
  crud: RecordsPageProps<Row, Params>['crud'],
  translation: Translation,
  name: RecordsPageProps<Row, Params>['name'],
) =>
  actionsColumn<Row>(translation.t, 112, (row) => {
    const called = recordName(row.id, name(row, translation));
    return (
      <>
        <EditLink to={String(row.id)} name={called} />
        <DeleteButton crud={crud} id={row.id} name={called} />
      </>
    );
  });
