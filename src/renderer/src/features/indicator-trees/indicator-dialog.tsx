import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useT } from '@/i18n/use-t.ts';
import { RecordDialog } from '@/kit/crud/record-dialog.tsx';
import { DecimalInput } from '@/kit/inputs/decimal-input.tsx';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import { YearQuarterSelect } from '@/kit/inputs/year-quarter-select.tsx';
import { nodeName } from '@/kit/trees/node-name.ts';
import type { IndicatorTree } from './define-indicator-tree.ts';
import type { Indicator, Indicators } from './indicator.ts';
import styles from './indicator-dialog.module.css';

export type IndicatorDialogProps = {
  of: IndicatorTree;
  /** Id of the node that the indicator belongs to. */
  node: number;
  crud: Indicators;
  /** The indicator to change; null: a new indicator. */
  indicator: Indicator | null;
  onClose: () => void;
};

/** Dialog that creates or changes an indicator of a node (S117, S121). */
export function IndicatorDialog({ of, node, crud, indicator, onClose }: IndicatorDialogProps) {
  const { t } = useT();
  return (
    <RecordDialog
      title={indicator ? "Ko'rsatgichni tahrirlash" : "Yangi ko'rsatgich"}
      of={{
        crud,
        id: indicator ? String(indicator.id) : undefined,
        draftOf: `new-${node}`,
        ...(indicator && { begin: { year: indicator.year, quarter: indicator.quarter, amount: indicator.amount } }),
      }}
      read={crud.item}
      size={440}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <NodeName of={of} node={node} />
          <SimpleGrid cols={2}>
            <YearInput label={t('Yil')} {...field('year')} />
            <YearQuarterSelect {...field('quarter')} />
          </SimpleGrid>
          <DecimalInput label={t('Summa')} {...field('amount')} />
        </>
      )}
    </RecordDialog>
  );
}

/** The node that the indicator belongs to. */
function NodeName({ of, node }: Pick<IndicatorDialogProps, 'of' | 'node'>) {
  const translation = useT();
  const { data } = useQuery(of.tree.node(node));
  return <p className={styles.node}>{data ? nodeName(data, translation) : `${translation.t('ID')} ${node}`}</p>;
}
