import { useListState } from '@/kit/list/use-list-state.ts';
import { TreePage } from '@/kit/trees/tree-page.tsx';
import { typedTreeFilters } from '@/kit/trees/use-tree-path.ts';
import { stateBudget, TYPES } from './state-budget.ts';

/** Initially 10 rows (spec 002 §9), of income. */
const LIST = { size: 10, filters: typedTreeFilters(TYPES) };

/** Page of the state budget's indicators by type and level; nodes are added at the root (S128, R-064 to R-066). */
export function Component() {
  const list = useListState(LIST);
  return (
    <TreePage
      tree={stateBudget}
      root="Davlat budjeti ko'rsatkichlari"
      noun="ta ko'rsatkich"
      list={list}
      adding="root"
    />
  );
}
