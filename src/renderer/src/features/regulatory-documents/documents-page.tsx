import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
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
import { Picture } from '@/kit/picture.tsx';
import { documents } from './api.ts';
import styles from './documents-page.module.css';
import type { RegulatoryDocument } from './regulatory-document.ts';

/** The picture of the title that is shown; where that script has none, any. */
const pictureOf = ({ images }: RegulatoryDocument, script: Translation['script']) => {
  const { uz_lat, uz_cyr, ru, en, kr } = images;
  return (script === 'latin' ? uz_lat : uz_cyr) ?? uz_lat ?? uz_cyr ?? ru ?? en ?? kr;
};

const column = createAppColumnHelper<RegulatoryDocument>();
const columnsOf = ({ t, script }: Translation) => {
  const name = ({ title }: RegulatoryDocument) => inUzbek(title, script);
  return [
    column.accessor(name, { id: 'title', header: t('Sarlavha'), cell: ({ getValue }) => topic(getValue()) }),
    column.accessor((row) => pictureOf(row, script)?.hash, {
      id: 'image',
      header: t('Rasm'),
      meta: { width: 130 },
      cell: ({ row: { original } }) => {
        const picture = pictureOf(original, script);
        if (!picture) return '—';
        return (
          <span className={styles.thumbnail}>
            <Picture key={picture.hash} hash={picture.hash} alt="" />
          </span>
        );
      },
    }),
    actionsColumn<RegulatoryDocument>(t, 112, (row) => (
      <>
        <EditLink to={String(row.id)} name={name(row)} />
        <DeleteButton crud={documents} id={row.id} name={name(row)} />
      </>
    )),
  ];
};

/** The regulatory documents, 20 on a page at first (spec 001 §2, §9). */
const LIST = { filters: {} };
const rowId = ({ id }: RegulatoryDocument) => id;

export function Component() {
  const translation = useT();
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const list = useListState(LIST);
  const query = useQuery(documents.list(list.paging));
  return (
    <ListPage actions={<AddLink to="add" />} pager={<Pager list={list} page={query.data} noun="ta hujjat" />}>
      <DataTable
        label="Normativ hujjatlar"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
      />
    </ListPage>
  );
}
