import { skipToken, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '../crud/form-page.tsx';
import { useCrudForm } from '../crud/use-crud-form.ts';
import { LockedField } from '../inputs/locked-field.tsx';
import { idParam } from '../list/list-state.ts';
import { inUzbek } from '../localized/languages.ts';
import { LocalizedFields } from '../localized/localized-fields.tsx';
import type { Tree } from './define-tree.ts';

export type NodeFormPageProps = {
  tree: Tree;
  /** What the root is called. */
  root: Text;
  /** Address of the tree's list. */
  list: string;
};

const PARENT = idParam();

/** The form of a node of a tree; a new one hangs below the node that `parent` in the query names. */
export function NodeFormPage({ tree, root, list }: NodeFormPageProps) {
  const [query] = useSearchParams();
  const parent = PARENT.parse(query.get('parent') ?? '') ?? null;
  const draftOf = parent === null ? 'new' : `new-${parent}`;
  const state = useCrudForm({ crud: tree.crud, begin: { parent_id: parent }, list, draftOf });
  const way = useWay(tree, root, state.form.getValues().parent_id);
  return (
    <FormPage state={state} head={<LockedField label="Yuqori bo'g'in" value={way} />}>
      <LocalizedFields form={state.form} name="title" label="Nomi" />
    </FormPage>
  );
}

/** The names from the root down to a node, in one line. */
function useWay(tree: Tree, root: Text, id: number | null): string {
  const { t, tr, script } = useT();
  const { data, isError } = useQuery(id === null ? { queryKey: ['root'], queryFn: skipToken } : tree.trail(id));
  if (id === null) return t(root);
  const names = data?.map(({ title }) => tr(inUzbek(title, script))) ?? (isError ? [`${t('ID')} ${id}`] : ['…']);
  return [t(root), ...names].join(' / ');
}
