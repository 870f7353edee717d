import { useSearchParams } from 'react-router';
import type { Text } from '@/i18n/catalogue.ts';
import { FormPage } from '../crud/form-page.tsx';
import { useCrudForm } from '../crud/use-crud-form.ts';
import { idParam } from '../list/list-state.ts';
import { LocalizedFields } from '../localized/localized-fields.tsx';
import type { Tree } from './define-tree.ts';
import { FixedParent } from './fixed-parent.tsx';
import { treeTypeParam } from './tree-path.ts';
import { TypeAndParent } from './type-and-parent.tsx';

export type NodeFormPageProps = {
  tree: Tree;
  /** What the root is called. */
  root: Text;
  /** Address of the tree's list. */
  list: string;
};

const PARENT = idParam();

/**
 * The form of a node of a tree; a new one hangs below the node that `parent` in the query names. In a tree
 * of several types, type and parent are chosen in the form (R-094, Z-095), and a new node begins with the query's.
 */
export function NodeFormPage({ tree, root, list }: NodeFormPageProps) {
  const [query] = useSearchParams();
  const parent = PARENT.parse(query.get('parent') ?? '') ?? null;
  const type = typeIn(tree, query);
  const draftOf = ['new', type, parent].filter((part) => part != null).join('-');
  const begin = { parent_id: parent, ...(type !== undefined && { type }) };
  const state = useCrudForm({ crud: tree.crud, begin, list, draftOf });
  const { form, id } = state;
  return (
    <FormPage
      state={state}
      head={!tree.types && <FixedParent tree={tree} root={root} parent={form.getValues().parent_id} />}
    >
      {tree.types && <TypeAndParent tree={tree} types={tree.types} root={root} state={state} self={Number(id ?? 0)} />}
      <LocalizedFields form={form} name="title" label="Nomi" marked={tree.marked} />
    </FormPage>
  );
}

/** The type that the query names, or the first one; undefined where the tree has no types. */
function typeIn({ types }: Tree, query: URLSearchParams): string | undefined {
  if (!types) return undefined;
  const { parse, fallback } = treeTypeParam(types);
  return parse(query.get('type') ?? '') ?? fallback;
}
