import { IconChevronRight, IconFolder, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { actionsColumn, DeleteButton, EditLink, RowLink } from '../crud/row-actions.tsx';
import { createAppColumnHelper } from '../data-table/table-hook.ts';
import type { Tree, TreeNode } from './define-tree.ts';
import { nodeName } from './node-name.ts';
import styles from './tree-columns.module.css';
import { addressToAdd } from './tree-path.ts';
import type { TreeControls } from './use-tree-path.ts';

const column = createAppColumnHelper<TreeNode>();

/** Shared by all rows: React skips an element that is the same object. */
const folder = <IconFolder size={18} stroke={1.5} aria-hidden />;
const chevron = <IconChevronRight size={16} stroke={1.8} aria-hidden />;

/** Widths in px: of a button with its gap, and of the rest of the column. */
const A_BUTTON = 36;
const BESIDE_BUTTONS = 40;

/** Renders a further button of each row; `name` is the node's name. */
export type NodeButton = (node: TreeNode, name: string) => ReactNode;

export type TreeColumnsOptions = {
  tree: Pick<Tree, 'crud'>;
  /** The place in the tree that the rows belong to. */
  place: Pick<TreeControls, 'below'>;
  /** The type of the rows, if the tree has types. */
  type: string | undefined;
  /** Whether rows link to the form of a new child. */
  addsBelow: boolean;
  button: NodeButton | undefined;
  /** Called with the node that is opened. */
  onEnter: (node: TreeNode) => void;
  /** Called with a node when the pointer goes down on its link, before the click that opens it. */
  onPress: (node: TreeNode) => void;
};

/**
 * The columns of a level: the title, which links to the node's children; the date of creation; and buttons to add a
 * child, the screen's own, edit and delete.
 */
export const treeColumns = (translation: Translation, options: TreeColumnsOptions) => {
  const { tree, place, type, addsBelow, button, onEnter, onPress } = options;
  const { t } = translation;
  const name = (node: TreeNode) => nodeName(node, translation);
  const buttons = [addsBelow, button, 'edit', 'delete'].filter(Boolean).length;
  return [
    column.accessor(name, {
      id: 'title',
      header: t('Nomi'),
      cell: ({ row: { original }, getValue }) => (
        <Link
          to={place.below(original.id)}
          className={styles.title}
          onPointerDown={() => onPress(original)}
          onClick={() => onEnter(original)}
          data-row-enter
        >
          {folder}
          <span className={styles.name} data-cut>
            {getValue()}
          </span>
          {chevron}
        </Link>
      ),
    }),
    column.accessor('createdAt', {
      header: t('Yaratilgan sana'),
      meta: { width: 160, figures: true },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    actionsColumn<TreeNode>(t, BESIDE_BUTTONS + A_BUTTON * buttons, (node) => (
      <>
        {addsBelow && (
          <RowLink to={addressToAdd(node.id, type)} label="Ichiga qo'shish" name={name(node)} icon={IconPlus} />
        )}
        {button?.(node, name(node))}
        <EditLink to={String(node.id)} name={name(node)} />
        <DeleteButton crud={tree.crud} id={node.id} name={name(node)} />
      </>
    )),
  ];
};
