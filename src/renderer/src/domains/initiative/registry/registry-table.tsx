import type { ReactNode, RefObject } from 'react';
import { formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { RegistryRow, type RegistryRowProps } from './registry-row.tsx';
import styles from './registry-table.module.css';
import type { RegistryGroup } from './rules.ts';
import { moveByKey } from './table-keys.ts';

export type RegistryTableProps = Pick<RegistryRowProps, 'strict' | 'onChange'> & {
  groups: readonly RegistryGroup[];
  /** Totals of all lines, in so'm. */
  totals: { asked: number; granted: number };
  /** Whether this person may remove a line, by product id. */
  removable: (id: number) => boolean;
  onRemove: (id: number) => void;
  ref: RefObject<HTMLTableElement | null>;
};

/**
 * Table of the registry, grouped by product category, with the total of each category and of all lines. Tab moves from
 * cell to cell, Enter and the arrow keys move up and down.
 */
export function RegistryTable({ groups, totals, ref, removable, onRemove, ...row }: RegistryTableProps) {
  const { t, tr } = useT();
  if (groups.length === 0) {
    return <EmptyState title="Reyestrda mahsulot yo'q" hint="Uni o'ngdagi toifalardan qo'shing." />;
  }
  return (
    <table ref={ref} className={styles.table} aria-label={t('Jihozlar reyestri')} onKeyDown={moveByKey}>
      <colgroup>
        {[styles.wProduct, styles.wUnit, styles.wPrice, styles.wEntry, styles.wCount, styles.wLimit, styles.wSum].map(
          (width) => (
            <col key={width} className={width} />
          ),
        )}
        <col className={styles.wRemove} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('Mahsulot')}</th>
          <th scope="col">{t('Birlik')}</th>
          <th scope="col" data-figure>
            {t('Narxi')}
          </th>
          <th scope="col" data-figure>
            {t('Ajratilgan narx')}
          </th>
          <th scope="col" data-figure>
            {t('Soni')}
          </th>
          <th scope="col" data-figure>
            {t('Ajratilgan soni')}
          </th>
          <th scope="col" data-figure>
            {t('Summa')}
          </th>
          <td />
        </tr>
      </thead>
      {groups.map(({ category_id, category, lines, total }) => (
        <tbody key={category_id}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={6}>
              {tr(category) || t('Boshqa mahsulotlar')}
              <span className={styles.many}>{t('{{count}} ta', { count: lines.length })}</span>
            </th>
            <td className={styles.total}>{formatMoney(total)}</td>
            <td />
          </tr>
          {lines.map((line) => (
            <DrawnRecord key={line.id} of={line} id={line.id} place={undrawnLine}>
              {() => <RegistryRow line={line} onRemove={removable(line.id) ? onRemove : null} {...row} />}
            </DrawnRecord>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className={styles.foot}>
          <th scope="row" colSpan={6}>
            {t('Jami')}
            <span className={styles.many}>
              {t("Reyestr bo'yicha so'ralgan: {{amount}} so'm", { amount: formatMoney(totals.asked) })}
            </span>
          </th>
          <td className={styles.total}>{formatMoney(totals.granted)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

const undrawnLine = (said: ReactNode) => (
  <tr>
    <td colSpan={8}>{said}</td>
  </tr>
);
