import { Skeleton, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { formatDecimal } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { FailedState } from '@/kit/empty-state.tsx';
import { DECIMALS } from '@/kit/inputs/figures/figure-text.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import { cameIn } from '@/kit/page.ts';
import type { TreeNode } from '@/kit/trees/define-tree.ts';
import { indicatorsOf, indicatorsQuery } from './indicator.ts';
import styles from './indicators.module.css';

/** Formats a figure with all decimals that the form takes: a hundredth of a billion is ten million so'm. */
const figure = (value: number | null) => formatDecimal(value, DECIMALS);

export type IndicatorsProps = {
  budget: TreeNode;
  /** null: all years. */
  year: number | null;
};

/** Indicators of a budget line by year, with their buttons (R-057, Z-093); loaded when the row expands. */
export function Indicators({ budget, year }: IndicatorsProps) {
  const { t, tr, script } = useT();
  const query = useQuery(indicatorsQuery(budget.id, year));
  const crud = useMemo(() => indicatorsOf(budget.id), [budget.id]);
  const name = recordName(budget.id, tr(inUzbek(budget.title, script)));
  const to = `${budget.id}/indicators`;
  if (query.isError) return <FailedState error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  return (
    <div className={styles.root}>
      <Table
        className={styles.table}
        aria-label={`${t("Ko'rsatkichlar")}: ${name}`}
        aria-busy={query.isFetching || query.isPending}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th rowSpan={2} w={90}>
              {t('Yil')}
            </Table.Th>
            <Table.Th colSpan={2}>{t('Qabul qilingan budjet')}</Table.Th>
            <Table.Th colSpan={2}>{t('1-chorak ijrosi')}</Table.Th>
            <Table.Th rowSpan={2} w={92}>
              {t('Amallar')}
            </Table.Th>
          </Table.Tr>
          <Table.Tr>
            <Table.Th>{t("Summa, mlrd so'm")}</Table.Th>
            <Table.Th>{t('YAIMga nisbatan, %')}</Table.Th>
            <Table.Th>{t("Summa, mlrd so'm")}</Table.Th>
            <Table.Th>{t('YAIMga nisbatan, %')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {query.isPending && <Waiting />}
          {query.data?.rows.map((row) => (
            <DrawnRecord key={row.id} of={row} id={row.id} place={asRow}>
              {() => (
                <Table.Tr>
                  <Table.Td>{row.year ?? '—'}</Table.Td>
                  <Table.Td>{figure(row.accepted_amount)}</Table.Td>
                  <Table.Td>{figure(row.accepted_percent)}</Table.Td>
                  <Table.Td>{figure(row.execution_amount)}</Table.Td>
                  <Table.Td>{figure(row.execution_percent)}</Table.Td>
                  <Table.Td className={styles.actions}>
                    <EditLink to={`${to}/${row.id}`} name={`${name}, ${row.year ?? '—'}`} />
                    <DeleteButton crud={crud} id={row.id} name={`${name}, ${row.year ?? '—'}`} />
                  </Table.Td>
                </Table.Tr>
              )}
            </DrawnRecord>
          ))}
          {query.data?.unread?.map(({ index, id }) => (
            <Table.Tr key={`unread ${index}`}>
              <Table.Td colSpan={6} className={styles.nothing}>
                {id === null ? t("Bu qatorni o'qib bo'lmadi") : t("Bu qatorni o'qib bo'lmadi (ID {{id}})", { id })}
              </Table.Td>
            </Table.Tr>
          ))}
          {query.data && cameIn(query.data) === 0 && (
            <Table.Tr>
              <Table.Td colSpan={6} className={styles.nothing}>
                {t(year === null ? "Ko'rsatkich kiritilmagan" : "Tanlangan yil bo'yicha ko'rsatkich kiritilmagan")}
              </Table.Td>
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
      <AddLink to={`${to}/add`} label="Ko'rsatkich qo'shish" />
    </div>
  );
}

const asRow = (said: ReactNode) => (
  <Table.Tr>
    <Table.Td colSpan={6}>{said}</Table.Td>
  </Table.Tr>
);

function Waiting() {
  return [0, 1].map((row) => (
    <Table.Tr key={row} aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((cell) => (
        <Table.Td key={cell}>
          <Skeleton height={12} radius={4} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}
