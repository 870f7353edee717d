import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ChronologyAddress, chronologyAddPath } from '@/entities/chronology-address.ts';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { TotalFoot } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { chronologyQuery } from './api.ts';
import type { Chronology } from './chronology.ts';
import { chronologyColumns } from './columns.tsx';
import { Subject } from './subject.tsx';
import { WithAddress } from './with-address.tsx';

const LIST = { filters: {} };
const rowId = ({ id }: Chronology) => id;

/** The chronology of an initiative, named ChronologyList in the documents (S082, N-001, N-002, N-007, N-008). */
export const Component = () => <WithAddress>{(address) => <ChronologyList {...address} />}</WithAddress>;

function ChronologyList({ initiative, board }: ChronologyAddress) {
  const translation = useT();
  const address = useMemo(() => ({ initiative, board }), [initiative, board]);
  const columns = useMemo(() => chronologyColumns(translation, address), [translation, address]);
  const list = useListState(LIST);
  const query = useQuery(chronologyQuery(initiative));
  return (
    <ListPage
      toolbar={<Subject initiative={initiative} />}
      actions={<AddLink to={chronologyAddPath(address)} />}
      pager={<TotalFoot page={query.data} noun="ta yozuv" />}
    >
      <DataTable
        label="Tashabbus xronologiyasi"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        empty={<EmptyState title="Hali xronologiya yo'q" hint="Ishlarning birinchi yozuvini qo'shing." />}
      />
    </ListPage>
  );
}
