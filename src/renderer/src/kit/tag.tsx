import type { Icon } from '@tabler/icons-react';
import styles from './tag.module.css';

/** What a state means at a glance; the word beside it says it too. */
type Tone = 'info' | 'good' | 'bad' | 'gold' | 'violet' | 'idle';

/** How a state is shown beside its word. */
export type TagLook = { readonly tone: Tone; readonly icon: Icon };

// Plain functions, not components: a table calls them for every cell (see `data-table/table-row.tsx`).

/** A state as a coloured tag. */
export const tag = (label: string, { tone, icon: Sign }: TagLook) => (
  <span className={styles.tag} data-tone={tone}>
    <Sign size={14} stroke={1.9} aria-hidden />
    {label}
  </span>
);

/** A second, quieter state, such as stands below a tag: only its sign is coloured. */
export const mark = (label: string, { tone, icon: Sign }: TagLook) => (
  <span className={styles.mark} data-tone={tone}>
    <Sign size={14} stroke={1.7} aria-hidden />
    <span className={styles.words} data-cut>
      {label}
    </span>
  </span>
);
