import { useCallback, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { filterYears } from '@/kit/inputs/year-quarters.ts';
import { idParam } from '@/kit/list/list-state.ts';
import { NumberFilter } from '@/kit/list/number-filter.tsx';
import { useAddressParam } from '@/kit/list/use-address-param.ts';
import { useListState } from '@/kit/list/use-list-state.ts';
import type { TreeNode } from '@/kit/trees/define-tree.ts';
import { TreePage } from '@/kit/trees/tree-page.tsx';
import { TREE_FILTERS } from '@/kit/trees/use-tree-path.ts';
import { budgets } from './budget.ts';
import { Indicators } from './indicators.tsx';

/** Initially 10 rows (spec 002 §9). */
const LIST = { size: 10, filters: TREE_FILTERS };
/** Year of the indicators below the rows; null: all years. */
const YEAR = idParam();

/** Page of the consolidated budget by level; a line expands to its indicators (spec 002 §2, R-056, R-057). */
export function Component() {
  const { t } = useT();
  const list = useListState(LIST);
  const [year, setYear] = useAddressParam('year', YEAR);
  const detail = useCallback((node: TreeNode) => <Indicators budget={node} year={year} />, [year]);
  const [years] = useState(() => filterYears(new Date()));
  return (
    <TreePage
      tree={budgets}
      root="Konsolidatsiyalangan budjet"
      noun="ta yo'nalish"
      list={list}
      filters={
        <NumberFilter
          label="Barcha yillar"
          numbers={years}
          name={(value) => t('{{year}} yil', { year: value })}
          value={year}
          onChange={setYear}
        />
      }
      detail={detail}
    />
  );
}
