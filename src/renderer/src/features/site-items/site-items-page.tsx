import { CONTENT_LANGUAGES } from '@shared/content-language.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDateTime } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ExternalLink } from '@/kit/external-link.tsx';
import { ActiveSwitch } from '@/kit/list/active-switch.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { choiceParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import type { Page } from '@/kit/page.ts';
import { withReread } from '@/kit/reread.ts';
import type { SiteItems } from './define-site-items.ts';
import { type SiteItemRow, withActive } from './site-item.ts';

const column = createAppColumnHelper<SiteItemRow>();

type ColumnsOptions = {
  crud: SiteItems['crud'];
  /** The title as displayed. */
  nameOf: (row: SiteItemRow) => string;
  switchTo: (id: number, wanted: boolean) => Promise<void>;
};

/** The columns of S038, S040 and S042, without the row number, which the table adds. */
const siteItemColumns = ({ t }: Translation, { crud, nameOf, switchTo }: ColumnsOptions) => [
  column.accessor(nameOf, { id: 'title', header: t('Sarlavha'), cell: ({ getValue }) => topic(getValue()) }),
  column.accessor('link', {
    header: t('Havola'),
    meta: { width: 'clamp(150px, 24cqw, 340px)' },
    cell: ({ row: { original } }) => <ExternalLink url={original.link} />,
  }),
  column.accessor('active', {
    header: t('Faol'),
    meta: { width: 80 },
    cell: ({ row: { original } }) => (
      // The next page reuses the row for another item: a switch in flight stays with its own item.
      <ActiveSwitch
        key={original.id}
        active={original.active}
        name={recordName(original.id, nameOf(original))}
        switchTo={(wanted) => switchTo(original.id, wanted)}
      />
    ),
  }),
  column.accessor('created_date', {
    header: t('Yuborish vaqti'),
    meta: { width: 150, figures: true },
    cell: ({ getValue }) => formatDateTime(getValue()),
  }),
  actionsColumn<SiteItemRow>(t, 112, (row) => {
    const name = recordName(row.id, nameOf(row));
    return (
      <>
        <EditLink to={`add/${row.id}`} name={name} />
        <DeleteButton crud={crud} id={row.id} name={name} />
      </>
    );
  }),
];

/** Initially 10 rows, in Uzbek (spec 001 §2, §9). */
const LIST = {
  size: 10,
  filters: { lang: choiceParam(CONTENT_LANGUAGES, 'uz'), active: choiceParam(['all', 'true', 'false'], 'all') },
};
const rowId = ({ id }: SiteItemRow) => id;

/**
 * Switches the item of a row and writes the platform's answer into the cached lists; refetches only if a list was in
 * flight meanwhile.
 */
function useSwitch({ crud, switchTo }: SiteItems): (id: number, wanted: boolean) => Promise<void> {
  const queries = useQueryClient();
  return async (id, wanted) => {
    // After a lost answer the switch must not show the old state: pressing it again would undo the change.
    const active = await withReread(
      () => switchTo(id, wanted),
      () => void crud.refresh(queries),
    );
    const lists = { queryKey: [crud.path, 'list'] };
    // A list in flight may have been read before the switch and would revert it: cancel and refetch it.
    const onTheirWay = queries.isFetching(lists) > 0;
    await queries.cancelQueries(lists);
    queries.setQueriesData<Page<SiteItemRow>>(lists, (page) => page && withActive(page, id, active));
    // A written list counts as fresh: invalidate, so that lists of other filters are refetched when shown again.
    void queries.invalidateQueries({ ...lists, refetchType: onTheirWay ? 'active' : 'none' });
  };
}

/** Page of a kind of site items (spec 001 §2, G-006 to G-009). */
export function SiteItemsPage({ items }: { items: SiteItems }) {
  const { crud, label, noun } = items;
  const translation = useT();
  const list = useListState(LIST);
  const { lang, active } = list.filters;
  const switchTo = useSwitch(items);
  const columns = useMemo(() => {
    // Only Uzbek titles are transliterated.
    const nameOf = ({ title }: SiteItemRow) => (lang === 'uz' ? translation.tr(title) : title);
    return siteItemColumns(translation, { crud, nameOf, switchTo });
  }, [translation, lang, crud, switchTo]);
  const query = useQuery(crud.list({ ...list.paging, active: active === 'all' ? null : active === 'true' }, lang));

  return (
    <ListPage
      toolbar={
        <>
          <SegmentFilter
            label="Matn tili"
            value={lang}
            onChange={(value) => list.setFilters({ lang: value })}
            segments={[
              { value: 'uz', label: "O'zbekcha" },
              { value: 'ru', label: 'Ruscha' },
              { value: 'en', label: 'Inglizcha' },
            ]}
          />
          <SegmentFilter
            label="Holati"
            value={active}
            onChange={(value) => list.setFilters({ active: value })}
            segments={[
              { value: 'all', label: 'Barchasi' },
              { value: 'true', label: 'Faol' },
              { value: 'false', label: 'Faol emas' },
            ]}
          />
        </>
      }
      actions={<AddLink to="add" />}
      pager={<Pager list={list} page={query.data} noun={noun} />}
    >
      <DataTable label={label} columns={columns} query={query} list={list} rowId={rowId} row={{ oneLine: true }} />
    </ListPage>
  );
}
