import { TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Product, type ProductCategory, productsQuery } from '@/entities/products.ts';
import { fold } from '@/i18n/fold.ts';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { EmptyState, FailedState } from '@/kit/empty-state.tsx';
import styles from './catalogue.module.css';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import { unitLabel } from './rules.ts';

/** Props of the catalogue and of its lists of products. */
export type CatalogueProps = {
  /** Id of the initiative's category; null: all product categories. */
  categoryId: number | null;
  /** Id of the initiative's board, whose products are offered; null: those of every season. */
  board: number | null;
  /** Ids of the products already in the registry. */
  present: ReadonlySet<number>;
  onAdd: (product: Product) => void;
};

/** Products of a category, loaded when the category expands; searchable by name in either script. */
export function CatalogueProducts({
  category,
  board,
  present,
  onAdd,
}: Pick<CatalogueProps, 'board' | 'present' | 'onAdd'> & { category: ProductCategory }) {
  const { t } = useT();
  const products = useQuery(productsQuery(category.id, board));
  const [search, setSearch] = useState('');
  const folded = useMemo(
    () => (products.data ?? []).map((product) => ({ product, text: fold(product.title ?? '') })),
    [products.data],
  );
  if (products.isPending) return <CatalogueSkeleton />;
  if (products.isError) {
    return (
      <FailedState
        error={products.error}
        words="Maxsulotlarni yuklashda xatolik sodir bo'ldi!"
        onRetry={() => void products.refetch()}
        retrying={products.isFetching}
      />
    );
  }
  if (folded.length === 0) return <EmptyState title="Bu toifada mahsulot yo'q" />;
  const wanted = fold(search);
  const found = folded.filter(({ text }) => text.includes(wanted));
  return (
    <>
      <TextInput
        className={styles.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        placeholder={t('Mahsulotni qidirish')}
        aria-label={t('Mahsulotni qidirish')}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        maxLength={200}
      />
      {found.length === 0 && <p className={styles.nothing}>{t('Hech narsa topilmadi')}</p>}
      <ul className={styles.products}>
        {found.map(({ product }) => (
          <li key={product.id}>
            <DrawnRecord of={product} id={product.id}>
              {() => (
                <ProductButton
                  product={product}
                  added={present.has(product.id)}
                  onClick={() =>
                    onAdd({
                      ...product,
                      category_id: product.category_id ?? category.id,
                      category: product.category ?? category.title,
                    })
                  }
                />
              )}
            </DrawnRecord>
          </li>
        ))}
      </ul>
    </>
  );
}

function ProductButton({ product, added, onClick }: { product: Product; added: boolean; onClick: () => void }) {
  const { t, tr } = useT();
  const { id, title, price, unit_of_measure, max_available } = product;
  const Mark = added ? IconCheck : IconPlus;
  return (
    <UnstyledButton className={styles.product} data-added={added || undefined} onClick={onClick}>
      <span className={styles.words}>
        <span className={styles.name}>{tr(title) || String(id)}</span>
        <span className={styles.facts}>
          {price === null ? '—' : `${formatMoney(price)} ${t("so'm")}`} · {t(unitLabel(unit_of_measure))}
          {max_available !== null && (
            <>
              {' · '}
              <span className={styles.limit}>{t("ko'pi bilan {{count}}", { count: formatCount(max_available) })}</span>
            </>
          )}
        </span>
      </span>
      {added && <VisuallyHidden>{t("Qo'shilgan")}</VisuallyHidden>}
      <Mark size={16} stroke={1.8} aria-hidden />
    </UnstyledButton>
  );
}
