import { ministries } from '@/entities/ministries.ts';
import { useListState } from '@/kit/list/use-list-state.ts';
import { TreePage } from '@/kit/trees/tree-page.tsx';
import { TREE_FILTERS } from '@/kit/trees/use-tree-path.ts';

/** Initially 10 rows. */
const LIST = { size: 10, filters: TREE_FILTERS };

/** Page of the ministries by level (spec 002 §2, R-027 to R-030). */
export function Component() {
  const list = useListState(LIST);
  return <TreePage tree={ministries} root="Vazirliklar" noun="ta vazirlik yoki tashkilot" list={list} />;
}
