import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '../choice-select.tsx';
import { FormPage } from '../crud/form-page.tsx';
import { useCrudForm } from '../crud/use-crud-form.ts';
import type { RecordFormState } from '../crud/use-record-form.ts';
import { withStored } from '../forms/with-stored.ts';
import { LockedField } from '../inputs/locked-field.tsx';
import { LocalizedFields } from '../localized/localized-fields.tsx';
import { Cascader } from './cascader/cascader.tsx';
import type { NodeValues, Tree, TreeTypes } from './define-tree.ts';
import { KnownNode } from './known-node.tsx';
import { nodeName } from './node-name.ts';
import { treeTypeParam } from './tree-path.ts';
import { searchAt } from './use-tree-path.ts';

type FixedParentProps = {
  tree: Pick<Tree, 'trail'>;
  /** Name of the root. */
  root: Text;
  /** null for the root. */
  parent: number | null;
};

/** The parent of a node as a locked field: the names from the root down. */
function FixedParent({ tree, root, parent }: FixedParentProps) {
  const translation = useT();
  const { t } = translation;
  const { data, isError } = useQuery(parent === null ? { queryKey: ['root'], queryFn: skipToken } : tree.trail(parent));
  const unread = isError ? `${t('ID')} ${parent}` : '…';
  const names = parent === null ? [] : (data?.map((node) => nodeName(node, translation)) ?? [unread]);
  return <LockedField label="Yuqori bo'g'in" value={[t(root), ...names].join(' / ')} />;
}

export type NodeFormPageProps = {
  tree: Tree;
  /** Name of the root. */
  root: Text;
  /** Path of the tree's list. */
  list: string;
};

/**
 * The form of a tree node; a new node gets the parent named by `parent` in the query. In a tree of
 * types, type and parent are chosen in the form (R-094, Z-095), initially those in the query.
 */
export function NodeFormPage(props: NodeFormPageProps) {
  const [query] = useSearchParams();
  return (
    <KnownNode tree={props.tree} list={props.list} named={query.get('parent')} type={typeIn(props.tree, query)}>
      {(parent) => <NodeForm {...props} parent={parent} />}
    </KnownNode>
  );
}

function NodeForm({ tree, root, list, parent }: NodeFormPageProps & { parent: number | null }) {
  const [query] = useSearchParams();
  const type = typeIn(tree, query);
  const draftOf = ['new', type, parent].filter((part) => part != null).join('-');
  const begin = { parent_id: parent, ...(type !== undefined && { type }) };
  const client = useQueryClient();
  /** The level that shows a node of another type: the list that one came from does not. */
  const saved = ({ type: now, parent_id: above }: NodeValues, before: NodeValues) => {
    if (now === before.type) return undefined;
    const trail = above === null ? [] : client.getQueryData(tree.trail(above).queryKey);
    return `${list}?${searchAt(new URLSearchParams({ type: now ?? '' }).toString(), trail?.map(({ id }) => id) ?? [])}`;
  };
  const state = useCrudForm({ crud: tree.crud, begin, list, draftOf, ways: { saved } });
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

/** The type named by the query, or the first type; undefined in a tree without types. */
function typeIn({ types }: Tree, query: URLSearchParams): string | undefined {
  if (!types) return undefined;
  const { parse, fallback } = treeTypeParam(types);
  return parse(query.get('type') ?? '') ?? fallback;
}

type TypeAndParentProps = {
  tree: Pick<Tree, 'children' | 'trail'>;
  types: TreeTypes;
  /** Name of the root. */
  root: Text;
  /** State of the node's form. */
  state: Pick<RecordFormState<NodeValues, NodeValues>, 'form' | 'field'>;
  /** Id of the node; for a new node, an id that no node has. */
  self: number;
};

/** Fields for the type of a node and its parent of the same type; without a parent the node is a root (Z-095). */
function TypeAndParent({ tree, types, root, state, self }: TypeAndParentProps) {
  const { t } = useT();
  const { form, field } = state;
  const { type } = form.getValues();
  const parents = useMemo(() => parentsOf(tree, type, self), [tree, type, self]);
  return (
    <>
      <ChoiceSelect
        {...field('type')}
        label={t('Turi')}
        placeholder={t('Tanlang')}
        value={type ?? null}
        allowDeselect={false}
        maw={320}
        data={withStored(
          types.map(({ value, label }) => ({ value, label: t(label) })),
          form.getInitialValues().type ?? null,
        )}
        onChange={(next) => {
          form.setFieldValue('type', next);
          // The parent belongs to the previous type.
          form.setFieldValue('parent_id', null);
        }}
      />
      <Cascader {...field('parent_id')} label="Yuqori bo'g'in" tree={parents} none={root} />
    </>
  );
}

/** The tree of possible parents: nodes of the same type, without the node itself and its descendants. */
const parentsOf = (
  tree: TypeAndParentProps['tree'],
  type: NodeValues['type'],
  self: number,
): TypeAndParentProps['tree'] => ({
  trail: tree.trail,
  children: (parent) => ({
    ...tree.children(parent, type),
    select: (nodes) => nodes.filter(({ id }) => id !== self),
  }),
});
