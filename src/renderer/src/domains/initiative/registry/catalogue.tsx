import { Accordion } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productCategoriesQuery } from '@/entities/products.ts';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState, FailedState } from '@/kit/empty-state.tsx';
import styles from './catalogue.module.css';
import { CatalogueProducts, type CatalogueProps } from './catalogue-products.tsx';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';

/** Product categories; an expanded category lists its products, which are added by a click (E-022). */
export function Catalogue({ categoryId, board, present, onAdd }: CatalogueProps) {
  const { t, tr } = useT();
  const categories = useQuery(productCategoriesQuery(categoryId));
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className={styles.panel} aria-labelledby="registry-catalogue">
      <h3 id="registry-catalogue" className={styles.title}>
        {t("Mahsulot qo'shish")}
      </h3>
      {categories.isPending && <CatalogueSkeleton />}
      {categories.isError && (
        <FailedState
          error={categories.error}
          words="Maxsulotlarni yuklashda xatolik sodir bo'ldi!"
          onRetry={() => void categories.refetch()}
          retrying={categories.isFetching}
        />
      )}
      {categories.data?.length === 0 && <EmptyState title="Tashabbus toifasida mahsulotlar yo'q" />}
      {categories.data && categories.data.length > 0 && (
        <Accordion
          value={open}
          onChange={setOpen}
          order={4}
          transitionDuration={0}
          keepMounted={false}
          classNames={{ item: styles.item, control: styles.control, label: styles.label, content: styles.content }}
        >
          {categories.data.map(({ id, title }) => (
            <Accordion.Item key={id} value={String(id)}>
              <Accordion.Control>{tr(title) || String(id)}</Accordion.Control>
              <Accordion.Panel>
                <CatalogueProducts category={{ id, title }} board={board} present={present} onAdd={onAdd} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      )}
    </section>
  );
}
