import { Pagination } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '../choice-select.tsx';
import { cameIn, type Page } from '../page.ts';
import styles from './pager.module.css';
import type { ListControls } from './use-list-state.ts';

export type PagerProps = {
  list: Pick<ListControls, 'page' | 'size' | 'sizes' | 'setPage' | 'setSize'>;
  /** The page in view; undefined until the first page is loaded. */
  page: Page<unknown> | undefined;
  /** Noun after the total: "ta tashabbus". */
  noun: Text;
  /**
   * Called with a page on pointer down on its control, so that the page can be prefetched before the click. Default:
   * the page is fetched on the click.
   */
  onPress?: (page: number) => void;
};

/** Footer of a list: total, range, rows per page, and pages (C-022). */
export function Pager({ list, page, noun, onPress }: PagerProps) {
  const { t } = useT();
  const { page: number, size, sizes, setPage, setSize } = list;
  const came = page ? cameIn(page) : 0;
  const pages = Math.max(1, Math.ceil((page?.total ?? 0) / size));
  const beyond = page !== undefined && page.total > 0 && came === 0 && number > pages;
  useEffect(() => {
    // The list has fewer pages than the address says.
    if (beyond) setPage(pages);
  }, [beyond, pages, setPage]);

  // Pointer events fire on a disabled arrow, too.
  const press = (wanted: number) => {
    if (wanted >= 1 && wanted <= pages) onPress?.(wanted);
  };

  return (
    <div className={styles.root}>
      {page && (
        <Total page={page} noun={noun}>
          {came > 0 && (
            <span className={styles.range}>
              {formatCount(page.offset + 1)}–{formatCount(page.offset + came)}
            </span>
          )}
        </Total>
      )}
      <div className={styles.controls}>
        <div className={styles.size}>
          <span aria-hidden>{t('Sahifada')}</span>
          <ChoiceSelect
            aria-label={t('Sahifada')}
            data={sizes.map((rows) => ({ value: rows, label: String(rows) }))}
            value={size}
            onChange={(rows) => rows && setSize(rows)}
            w={76}
            comboboxProps={{ position: 'top', shadow: 'md' }}
            maxDropdownHeight={320}
          />
        </div>
        <Pagination
          total={pages}
          value={Math.min(number, pages)}
          onChange={setPage}
          gap={8}
          aria-label={t('Sahifalar')}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? t('Keyingi sahifa') : t('Oldingi sahifa'),
            onPointerDown: () => press(number + (control === 'next' ? 1 : -1)),
          })}
          getItemProps={(item) => ({ onPointerDown: () => press(item) })}
        />
      </div>
    </div>
  );
}

/** Footer of a list without pages: the total. */
export function TotalFoot({ page, noun }: Pick<PagerProps, 'page' | 'noun'>) {
  return <div className={styles.root}>{page && <Total page={page} noun={noun} />}</div>;
}

function Total({ page, noun, children }: { page: Page<unknown>; noun: Text; children?: ReactNode }) {
  const { t } = useT();
  return (
    <p className={styles.total} aria-live="polite">
      {t('Jami:')} <strong className={styles.count}>{totalOf(page, t)}</strong> {t(noun)}
      {children}
    </p>
  );
}

/** The total; where the platform has not said it, what has come so far. */
const totalOf = (page: Page<unknown>, t: Translation['t']): string =>
  page.uncounted ? t('kamida {{count}}', { count: formatCount(page.offset + cameIn(page)) }) : formatCount(page.total);
