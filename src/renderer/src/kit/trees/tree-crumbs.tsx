import { Skeleton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Tree } from './define-tree.ts';
import { nodeName } from './node-name.ts';
import styles from './tree-crumbs.module.css';
import type { TreeControls } from './use-tree-path.ts';

export type TreeCrumbsProps = {
  /** Name of the root. */
  root: Text;
  tree: Pick<Tree, 'node'>;
  /** From `useTreePath`; on a screen about one node, the path to that node (`NodeCrumbs`). */
  place: Pick<TreeControls, 'path' | 'upTo'>;
};

/**
 * Breadcrumb from the root to the level shown; each step links to its level, except the last, which is the current
 * level.
 */
export function TreeCrumbs({ root, tree, place }: TreeCrumbsProps) {
  const translation = useT();
  const { t } = translation;
  const nodes = useQueries({ queries: place.path.map((id) => tree.node(id)) });
  const crumbs = place.path.map((id, index) => {
    const query = nodes[index];
    // An unreadable node shows its id, so that the links up stay usable.
    const name = query?.data ? nodeName(query.data, translation) : query?.isError ? `${t('ID')} ${id}` : null;
    return { id, name };
  });
  const steps = [{ id: 0, name: t(root) as string | null }, ...crumbs];
  return (
    <nav aria-label={t('Joylashuv')}>
      <ol className={styles.crumbs}>
        {steps.map(({ id, name }, depth) => {
          const shown = name ?? <Skeleton width={120} height={12} radius={4} />;
          const last = depth === steps.length - 1;
          return (
            <li key={id}>
              {depth > 0 && <IconChevronRight size={14} stroke={1.8} aria-hidden />}
              {last ? (
                <span className={styles.here} aria-current="location" title={name ?? undefined}>
                  {shown}
                </span>
              ) : (
                <Link
                  to={place.upTo(depth)}
                  title={name ?? undefined}
                  aria-label={name === null ? `${t('ID')} ${id}` : undefined}
                >
                  {shown}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
