import { CONTENT_LANGUAGES } from '@shared/content-language.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDateTime } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { topic } from '@/kit/cells.tsx';
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
import { news, toggleNews } from './api.ts';
import { type NewsRow, withActive } from './news.ts';

/** News, 10 on a page at first, in Uzbek (spec 001 §2, §9). */
const LIST = {
  size: 10,
  filters: { lang: choiceParam(CONTENT_LANGUAGES, 'uz'), active: choiceParam(['all', 'true', 'false'], 'all') },
};
const rowId = ({ id }: NewsRow) => id;

type Toggle = (id: number) => Promise<void>;

const column = createAppColumnHelper<NewsRow>();
const columnsOf = ({ t }: Translation, nameOf: (row: NewsRow) => string, toggle: Toggle) => [
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
      <ActiveSwitch active={original.active} name={nameOf(original)} toggle={() => toggle(original.id)} />
    ),
  }),
  column.accessor('created_date', {
    header: t('Yuborish vaqti'),
    meta: { width: 150, figures: true },
    cell: ({ getValue }) => formatDateTime(getValue()),
  }),
  actionsColumn<NewsRow>(t, 112, (row) => (
    <>
      <EditLink to={`add/${row.id}`} name={nameOf(row)} />
      <DeleteButton crud={news} id={row.id} name={nameOf(row)} />
    </>
  )),
];

/** The switch of a row: what the platform answers stands in the list at once, which is not read anew for it. */
function useToggle(): Toggle {
  const queries = useQueryClient();
  return async (id) => {
    const active = await toggleNews(id);
    queries.setQueriesData<Page<NewsRow>>(
      { queryKey: [news.path, 'list'] },
      (page) => page && withActive(page, id, active),
    );
  };
}

export function Component() {
  const translation = useT();
  const list = useListState(LIST);
  const { lang, active } = list.filters;
  const toggle = useToggle();
  const columns = useMemo(() => {
    // Only Uzbek is shown in the script of the moment.
    const nameOf = ({ title }: NewsRow) => (lang === 'uz' ? translation.tr(title) : title);
    return columnsOf(translation, nameOf, toggle);
  }, [translation, lang, toggle]);
  const query = useQuery(news.list({ ...list.paging, active: active === 'all' ? null : active === 'true' }, lang));

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
      pager={<Pager list={list} page={query.data} noun="ta yangilik" />}
    >
      <DataTable
        label="Yangiliklar"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
      />
    </ListPage>
  );
}
