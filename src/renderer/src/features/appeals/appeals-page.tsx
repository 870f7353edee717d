import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useCurrentRow } from '@/kit/actions/use-current-row.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { useWiderThan } from '@/kit/use-wider-than.ts';
import { useMe } from '@/session/session.ts';
import { gathered } from './alike.ts';
import { appeals, EXCEL_PATH } from './api.ts';
import type { Appeal } from './appeal.ts';
import { AppealDetail } from './appeal-detail.tsx';
import { AppealFilters } from './appeal-filters.tsx';
import { appealColumns } from './columns.tsx';
import { appealCommands } from './commands.ts';
import { EVERY_STATUS, isFiltered, LIST } from './list-spec.ts';
import { SelectionProvider, useSelection } from './selection.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useActs } from './use-acts.tsx';

/** Panel width, in px, from which every value has a column of its own. */
const FULL_WIDTH = 1480;
const rowId = ({ question_id }: Appeal) => question_id;

/** Page of the appeals of citizens (spec 001 §2, S030). */
export function Component() {
  const { role } = useMe();
  const translation = useT();
  const list = useListState(LIST);
  const { search, region, type, status } = list.filters;
  const query = useQuery({
    ...appeals.list({
      ...list.paging,
      region_id: region,
      type: Number(type),
      status: status === EVERY_STATUS ? null : status,
      search: search || null,
    }),
    ...(status === 'NEW' && { select: gathered }),
  });
  const selection = useSelection(query.data?.rows);
  const acts = useActs(selection);
  const { start: download, running: downloading } = useDownload();

  const { start } = acts;
  const { drop } = selection;
  const [panel, wide] = useWiderThan(FULL_WIDTH);
  const columns = useMemo(
    () => appealColumns(translation, wide, { role, start, drop, openAuthor: acts.openAuthor }),
    [translation, wide, role, start, drop, acts.openAuthor],
  );
  const detail = useCallback(
    (appeal: Appeal) => <AppealDetail appeal={appeal} start={start} drop={drop} />,
    [start, drop],
  );

  const row = useCurrentRow<Appeal>();
  useCommands(appealCommands({ role, row, selection, ...acts }));

  return (
    <SelectionProvider selection={selection}>
      <ListPage
        ref={panel}
        toolbar={
          <SearchInput
            label="ID, muallif, matn"
            value={search}
            onChange={(text) => list.setFilters({ search: text })}
          />
        }
        actions={
          <>
            <SelectionBar selection={selection} onDecide={acts.decideAll} />
            <ExportButton
              label="Excel"
              whole={isFiltered(list.filters) ? "Excelga filtrlar qo'llanmaydi: barcha murojaatlar saqlanadi." : null}
              loading={downloading}
              leftSection={<IconFileSpreadsheet size={18} stroke={1.7} />}
              onClick={() => download({ path: EXCEL_PATH, suggestedName: 'murojaatlar.xlsx' })}
            />
          </>
        }
        filters={<AppealFilters list={list} rows={query.data?.rows ?? []} selection={selection} />}
        pager={<Pager list={list} page={query.data} noun="ta murojaat" />}
      >
        <DataTable
          label="Murojaatlar"
          columns={columns}
          query={query}
          list={list}
          rowId={rowId}
          row={{ detail, onCurrent: row.set }}
          empty={
            isFiltered(list.filters) ? (
              <EmptyState title="Murojaat topilmadi" hint="Qidiruv so'zini yoki filtrlarni o'zgartirib ko'ring." />
            ) : (
              <EmptyState title="Hali murojaat yo'q" />
            )
          }
        />
        {acts.dialog}
      </ListPage>
    </SelectionProvider>
  );
}
