import { skipToken, useQuery } from '@tanstack/react-query';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { LockedField } from '../inputs/locked-field.tsx';
import type { Tree } from './define-tree.ts';
import { nodeName } from './node-name.ts';

export type FixedParentProps = {
  tree: Pick<Tree, 'trail'>;
  /** Name of the root. */
  root: Text;
  /** null for the root. */
  parent: number | null;
};

/** The parent of a node as a locked field: the names from the root down. */
export function FixedParent({ tree, root, parent }: FixedParentProps) {
  const translation = useT();
  const { t } = translation;
  const { data, isError } = useQuery(parent === null ? { queryKey: ['root'], queryFn: skipToken } : tree.trail(parent));
  const unread = isError ? `${t('ID')} ${parent}` : '…';
  const names = parent === null ? [] : (data?.map((node) => nodeName(node, translation)) ?? [unread]);
  return <LockedField label="Yuqori bo'g'in" value={[t(root), ...names].join(' / ')} />;
}
