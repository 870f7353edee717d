import { AppError } from '@shared/errors.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState, ListLink } from '../empty-state.tsx';
import { FormNotice, FormPanel } from '../forms/form-panel.tsx';
import { idParam } from '../list/list-state.ts';
import type { Tree } from './define-tree.ts';

const ID = idParam();

export type KnownNodeProps = {
  tree: Pick<Tree, 'node'>;
  /** Path of the tree's list. */
  list: string;
  /** The node's id as the address has it; null: the root. */
  named: string | null;
  /** The screen of the node. */
  children: (node: number | null) => ReactNode;
};

/**
 * A screen about the node that its address names, shown while the node is read. Where the platform knows no such node,
 * it says so instead: what is saved there would belong to nothing.
 */
export function KnownNode({ tree, list, named, children }: KnownNodeProps) {
  const node = named === null ? null : ID.parse(named);
  const { data, error } = useQuery({ ...tree.node(node ?? 0), enabled: node != null });
  const isUnknown = error !== null && !data && AppError.from(error).kind === 'not-found';
  // An empty id is no id either.
  if (node !== undefined && (node !== null || named === null) && !isUnknown) return children(node);
  return (
    <FormPanel>
      <FormNotice>
        <EmptyState
          title="Bunday bo'g'in topilmadi"
          hint="Havola noto'g'ri, yoki bo'g'inni boshqa xodim o'chirgan."
          action={<ListLink to={list} />}
        />
      </FormNotice>
    </FormPanel>
  );
}
