import { useMemo } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import type { RecordFormState } from '../crud/use-record-form.ts';
import { withStored } from '../forms/with-stored.ts';
import { ChoiceSelect } from '../inputs/choice-select.tsx';
import { Cascader } from './cascader/cascader.tsx';
import type { NodeValues, Tree, TreeTypes } from './define-tree.ts';

export type TypeAndParentProps = {
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
export function TypeAndParent({ tree, types, root, state, self }: TypeAndParentProps) {
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
