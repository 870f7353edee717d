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
  /** The type that the node must have. Default: any. */
  type?: string | undefined;
  /** The screen of the node. */
  children: (node: number | null) => ReactNode;
};

/**
 * A screen about the node that its address names, shown while the node is read. Where the platform knows no such node,
 * or it is of another type, it says so instead: what is saved there would belong to nothing, or to another tree.
 */
export function KnownNode({ tree, list, named, type, children }: KnownNodeProps) {
  const node = named === null ? null : ID.parse(named);
  const { data, error } = useQuery({ ...tree.node(node ?? 0), enabled: node != null });
  const isUnknown = error !== null && !data && AppError.from(error).kind === 'not-found';
  // An empty id is no id either.
  const isKnown = node !== undefined && (node !== null || named === null) && !isUnknown;
  const isOther = type !== undefined && data?.type != null && data.type !== type;
  if (isKnown && !isOther) return children(node);
  return (
    <FormPanel>
      <FormNotice>
        <EmptyState
          title={isOther ? "Bu bo'g'in boshqa turga tegishli" : "Bunday bo'g'in topilmadi"}
          hint={
            isOther
              ? "Havoladagi tur va yuqori bo'g'in bir-biriga mos emas. Yozuvni ro'yxatdan qo'shing."
              : "Havola noto'g'ri, yoki bo'g'inni boshqa xodim o'chirgan."
          }
          action={<ListLink to={list} />}
        />
      </FormNotice>
    </FormPanel>
  );
}
