import { IconChevronRight, IconFolder, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import rowStyles from '../crud/row-actions.module.css';
import { actionsColumn, DeleteButton, EditLink } from '../crud/row-actions.tsx';
import { createAppColumnHelper } from '../data-table/table-hook.ts';
import { inUzbek } from '../localized/languages.ts';
import type { Tree, TreeNode } from './define-tree.ts';
import styles from './tree-columns.module.css';
import type { TreeControls } from './use-tree-path.ts';

const column = createAppColumnHelper<TreeNode>();

/**
 * The columns of a level: the title, which leads into the node, the day it was entered, and add below, edit, delete
 * . `onEnter` is told which node is entered.
 */
export const treeColumns = (
  { t, tr, script }: Translation,
  tree: Tree,
  place: Pick<TreeControls, 'below'>,
  onEnter: (node: TreeNode) => void,
) => {
  const name = ({ title }: TreeNode) => tr(inUzbek(title, script));
  return [
    column.accessor(name, {
      id: 'title',
      header: t('Nomi'),
      cell: ({ row: { original }, getValue }) => (
        <Link to={place.below(original.id)} className={styles.title} onClick={() => onEnter(original)} data-row-enter>
          <IconFolder size={18} stroke={1.5} aria-hidden />
          <span className={styles.name} data-cut>
            {getValue()}
          </span>
          <IconChevronRight size={16} stroke={1.8} aria-hidden />
        </Link>
      ),
    }),
    column.accessor('createdAt', {
      header: t('Yaratilgan sana'),
      meta: { width: 160, figures: true },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    actionsColumn<TreeNode>(t, 148, (node) => (
      <>
        <Link
          to={`add?parent=${node.id}`}
          className={rowStyles.icon}
          aria-label={`${t("Ichiga qo'shish")}: ${name(node)}`}
          title={t("Ichiga qo'shish")}
        >
          <IconPlus size={18} stroke={1.7} aria-hidden />
        </Link>
        <EditLink to={String(node.id)} name={name(node)} />
        <DeleteButton crud={tree.crud} id={node.id} name={name(node)} />
      </>
    )),
  ];
};
