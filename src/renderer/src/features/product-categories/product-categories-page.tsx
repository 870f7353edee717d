import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { cameIn } from '@/kit/page.ts';
import styles from './product-categories-page.module.css';
import { type ProductCategory, productCategories } from './product-category.ts';

const nameOf = ({ title }: ProductCategory, { tr, script }: Translation) => tr(inUzbek(title, script));

const column = createAppColumnHelper<ProductCategory>();
const columnsOf = (translation: Translation) => [
  column.accessor((row) => nameOf(row, translation), {
    id: 'title',
    header: translation.t('Nomi'),
    cell: ({ getValue }) => topic(getValue()),
  }),
  column.accessor(({ initiative_category }) => translation.tr(initiative_category), {
    id: 'initiative_category',
    header: translation.t('Tashabbus kategoriyasi'),
    cell: ({ getValue }) => lines(getValue()),
  }),
  column.accessor('product_categories_count', {
    header: translation.t('Mahsulotlar soni'),
    meta: { width: 170, align: 'end', figures: true },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  actionsColumn<ProductCategory>(translation.t, 112, (row) => {
    const name = recordName(row.id, nameOf(row, translation));
    return (
      <>
        <EditLink to={String(row.id)} name={name} />
        <DeleteButton crud={productCategories} id={row.id} name={name} />
      </>
    );
  }),
];

/** Always the first ten rows: the list has no paging (P-014). */
const LIST = { size: 10, filters: {} };
const rowId = ({ id }: ProductCategory) => id;

/** Page of the product categories (spec 001 §2), with a note that there may be more than the ten shown (Z-082). */
export function Component() {
  const translation = useT();
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const list = useLocalListState(LIST);
  const query = useQuery(productCategories.list(list.paging));
  const full = query.data !== undefined && cameIn(query.data) >= LIST.size;
  return (
    <ListPage
      actions={<AddLink to="add" />}
      pager={
        full && (
          <p className={styles.foot}>
            {translation.t("Faqat birinchi {{count}} ta kategoriya ko'rsatiladi, boshqalari ham bo'lishi mumkin.", {
              count: LIST.size,
            })}
          </p>
        )
      }
    >
      <DataTable
        label="Mahsulot kategoriyalari"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
      />
    </ListPage>
  );
}
