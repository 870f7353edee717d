import type { Translation } from '@/i18n/i18n.ts';
import { inUzbek } from '../localized/languages.ts';
import type { TreeNode } from './define-tree.ts';

/** Name of a node: its title in the chosen script, or its id if no language has a title. */
export const nodeName = ({ id, title }: TreeNode, { t, tr, script }: Translation): string =>
  tr(inUzbek(title, script)) || `${t('ID')} ${id}`;
