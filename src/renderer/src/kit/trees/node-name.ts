import type { Translation } from '@/i18n/i18n.ts';
import { inUzbek } from '../localized/languages.ts';
import type { TreeNode } from './define-tree.ts';

/** What a node is called: its title in the script of the moment, or its number where no language has a title. */
export const nodeName = ({ id, title }: TreeNode, { t, tr, script }: Translation): string =>
  tr(inUzbek(title, script)) || `${t('ID')} ${id}`;
