import type { Icon } from '@tabler/icons-react';
import styles from './tag.module.css';

/** The colour of a state; its label says the same. */
type Tone = 'info' | 'good' | 'bad' | 'gold' | 'violet' | 'idle';

/** Colour and icon of a state. */
export type TagLook = { readonly tone: Tone; readonly icon: Icon };

// Plain functions, not components: a table calls these for every cell (see `data-table/table-row.tsx`).

/** A state as a coloured tag. */
export const tag = (label: string, { tone, icon: Sign }: TagLook) => (
  <span className={styles.tag} data-tone={tone}>
    <Sign size={14} stroke={1.9} aria-hidden />
    {label}
  </span>
);

/** A second, quieter state, such as below a tag: only the icon is coloured. */
export const mark = (label: string, { tone, icon: Sign }: TagLook) => (
  <span className={styles.mark} data-tone={tone}>
    <Sign size={14} stroke={1.7} aria-hidden />
    <span className={styles.words} data-cut>
      {label}
    </span>
  </span>
);
