import { IconChartBar } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { RowButton } from '@/kit/crud/row-actions.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import { NumberFilter } from '@/kit/list/number-filter.tsx';
import { useAddressParam } from '@/kit/list/use-address-param.ts';
import { useListState } from '@/kit/list/use-list-state.ts';
import { defineTree, type TreeTypes } from '@/kit/trees/define-tree.ts';
import { NodeCrumbs } from '@/kit/trees/node-crumbs.tsx';
import { NodeFormPage } from '@/kit/trees/node-form-page.tsx';
import type { NodeButton } from '@/kit/trees/tree-columns.tsx';
import { TreeCrumbs } from '@/kit/trees/tree-crumbs.tsx';
import { TreePage } from '@/kit/trees/tree-page.tsx';
import { TREE_FILTERS, typedTreeFilters, useTreePath } from '@/kit/trees/use-tree-path.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const MINISTRIES = defineTree({ path: 'api/v1/ministries', itemKey: 'ministry' });
const TYPES: TreeTypes = [
  { value: 'INCOME', label: 'Daromad' },
  { value: 'EXPENSE', label: 'Xarajat' },
];
const LINES = defineTree({
  path: 'api/v1/lines',
  itemKey: 'indicator',
  types: TYPES,
  titles: { required: ['uz_lat', 'ru'] },
});
const LIST = { size: 10, filters: TREE_FILTERS };
const LINES_LIST = { size: 10, filters: typedTreeFilters(TYPES) };
const YEAR = idParam();
const HOME = '/ministries';
const LINES_HOME = '/lines';
const LOST = [1, 99];

/** A tree with the forms of its nodes, at addresses of its own; the breadcrumbs alone. */
export function Trees() {
  const location = useLocation();
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <h2 className={styles.section}>Trees</h2>
      <div className={styles.cases}>
        <Case
          of="trees/tree-page"
          note="its place is the address below"
          value={location.pathname + location.search}
          wide
        >
          <div className={styles.screen}>
            <Routes location={location.pathname.startsWith(HOME) ? location : HOME}>
              <Route path="ministries">
                <Route index element={<Levels />} />
                <Route path="add" element={<Form />} />
                <Route path=":id" element={<Form />} />
              </Route>
            </Routes>
          </div>
        </Case>
        <Case
          of="trees/node-form-page"
          note="of a tree of two types, to which is added at its root alone; asked is the row of its own button"
          value={{ address: location.pathname + location.search, asked }}
          wide
        >
          <div className={styles.screen}>
            <Routes location={location.pathname.startsWith(LINES_HOME) ? location : LINES_HOME}>
              <Route path="lines">
                <Route index element={<TypedLevels onAsk={setAsked} />} />
                <Route path="add" element={<TypedForm />} />
                <Route path=":id" element={<TypedForm />} />
              </Route>
            </Routes>
          </div>
        </Case>
        <Case of="trees/tree-crumbs" note="one node cannot be read">
          <TreeCrumbs root="Vazirliklar" tree={MINISTRIES} place={useTreePath(LOST)} />
        </Case>
        <Case of="trees/node-crumbs" note="to a node, on a screen of its own">
          <NodeCrumbs root="Vazirliklar" tree={MINISTRIES} list={HOME} node={5} />
        </Case>
      </div>
    </>
  );
}

function Levels() {
  const [year, setYear] = useAddressParam('year', YEAR);
  return (
    <TreePage
      tree={MINISTRIES}
      root="Vazirliklar"
      noun="ta vazirlik yoki tashkilot"
      list={useListState(LIST)}
      filters={<NumberFilter label="Yil" numbers={[2027, 2026, 2025]} value={year} onChange={setYear} />}
    />
  );
}

const Form = () => <NodeFormPage tree={MINISTRIES} root="Vazirliklar" list={HOME} />;

function TypedLevels({ onAsk }: { onAsk: (name: string) => void }) {
  const button: NodeButton = useCallback(
    (_, name) => <RowButton label="Ko'rsatkichlar" name={name} icon={IconChartBar} onClick={() => onAsk(name)} />,
    [onAsk],
  );
  const list = useListState(LINES_LIST);
  return (
    <TreePage
      tree={LINES}
      root="Konsolidatsiyalangan budjet"
      noun="ta yo'nalish"
      list={list}
      button={button}
      adding="root"
    />
  );
}

const TypedForm = () => <NodeFormPage tree={LINES} root="Konsolidatsiyalangan budjet" list={LINES_HOME} />;
