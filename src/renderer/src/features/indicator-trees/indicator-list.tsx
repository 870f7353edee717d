import { Button } from '@mantine/core';
import { IconArrowLeft, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDecimal } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, RowButton } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import type { ListControls } from '@/kit/list/use-list-state.ts';
import { NodeCrumbs } from '@/kit/trees/node-crumbs.tsx';
import { useGoBack } from '@/kit/use-go-back.ts';
import type { IndicatorTree } from './define-indicator-tree.ts';
import type { Indicator, Indicators } from './indicator.ts';
import { IndicatorDialog } from './indicator-dialog.tsx';

/** Maximum number of decimals that can be entered: amounts are shown unrounded. */
const DECIMALS = 6;

const column = createAppColumnHelper<Indicator>();
const columnsOf = ({ t }: Translation, crud: Indicators, edit: (indicator: Indicator) => void) => {
  const quarterOf = ({ quarter }: Indicator) => (quarter === null ? null : t('{{quarter}}-chorak', { quarter }));
  const nameOf = (indicator: Indicator) => recordName(indicator.id, indicator.year?.toString(), quarterOf(indicator));
  return [
    column.accessor('year', {
      header: t('Yil'),
      meta: { width: 240, figures: true },
      cell: ({ getValue }) => getValue() ?? '—',
    }),
    column.accessor((indicator) => quarterOf(indicator) ?? '—', { id: 'quarter', header: t('Chorak') }),
    column.accessor('amount', {
      header: t('Summa'),
      meta: { width: 'clamp(160px, 24cqw, 320px)', align: 'end', figures: true },
      cell: ({ getValue }) => formatDecimal(getValue(), DECIMALS),
    }),
    actionsColumn<Indicator>(t, 160, (indicator) => (
      <>
        <RowButton
          label="Tahrirlash"
          name={nameOf(indicator)}
          icon={IconPencil}
          opens
          onClick={() => edit(indicator)}
        />
        <DeleteButton crud={crud} id={indicator.id} name={nameOf(indicator)} />
      </>
    )),
  ];
};

const ONE_LINE = { oneLine: true };
const rowId = ({ id }: Indicator) => id;

export type IndicatorListProps = {
  of: IndicatorTree;
  /** Id of the node. */
  node: number;
  list: ListControls;
};

/** The indicators of a node, added and edited in a dialog (S116, S120). */
export function IndicatorList({ of, node, list }: IndicatorListProps) {
  const translation = useT();
  const { t } = translation;
  const back = useGoBack(of.page);
  const { of: shown, open, close, around } = useOwnDialog<{ indicator: Indicator | null }>('indicator');
  const crud = useMemo(() => of.indicatorsOf(node), [of, node]);
  const columns = useMemo(
    () => columnsOf(translation, crud, (indicator) => open({ indicator })),
    [translation, crud, open],
  );
  const query = useQuery(crud.list({ [of.nodeKey]: node, ...list.paging }));
  return (
    <ListPage
      toolbar={
        <>
          <Button variant="default" leftSection={<IconArrowLeft size={18} stroke={1.7} aria-hidden />} onClick={back}>
            {t('Orqaga')}
          </Button>
          <NodeCrumbs tree={of.tree} root={of.root} list={of.page} node={node} />
        </>
      }
      actions={
        <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={() => open({ indicator: null })}>
          {t("Qo'shish")}
        </Button>
      }
      pager={<Pager list={list} page={query.data} noun="ta ko'rsatgich" />}
    >
      <DataTable
        label="Ko'rsatgichlar"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={ONE_LINE}
        empty={<EmptyState title="Ko'rsatgich kiritilmagan" />}
      />
      {around(shown && <IndicatorDialog of={of} node={node} crud={crud} indicator={shown.indicator} onClose={close} />)}
    </ListPage>
  );
}
