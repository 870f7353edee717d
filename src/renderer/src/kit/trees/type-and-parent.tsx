import { Select } from '@mantine/core';
import { useMemo } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import type { RecordFormState } from '../crud/use-record-form.ts';
import { Cascader } from './cascader/cascader.tsx';
import type { NodeValues, Tree, TreeTypes } from './define-tree.ts';

export type TypeAndParentProps = {
  tree: Pick<Tree, 'children' | 'trail'>;
  types: TreeTypes;
  /** What the root is called. */
  root: Text;
  /** Of the form of the node. */
  state: Pick<RecordFormState<NodeValues, NodeValues>, 'form' | 'field'>;
  /** The id of the node; of a new one, any that no node has. */
  self: number;
};

/** The type of a node, and below which node of that type it hangs; without a parent it is a root (Z-095). */
export function TypeAndParent({ tree, types, root, state, self }: TypeAndParentProps) {
  const { t } = useT();
  const { form, field } = state;
  const { type } = form.getValues();
  const parents = useMemo(() => parentsOf(tree, type, self), [tree, type, self]);
  return (
    <>
      <Select
        {...field('type')}
        label={t('Turi')}
        placeholder={t('Tanlang')}
        value={type ?? null}
        allowDeselect={false}
        maw={320}
        data={types.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(next) => {
          form.setFieldValue('type', next);
          // A parent of another type cannot stay.
          form.setFieldValue('parent_id', null);
        }}
      />
      <Cascader {...field('parent_id')} label="Yuqori bo'g'in" tree={parents} none={root} />
    </>
  );
}

/** What a node may hang below: nodes of its type, but neither itself nor what is below itself. */
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
