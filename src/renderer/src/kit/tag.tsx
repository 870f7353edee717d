import styles from './tag.module.css';
import { TAG_ICONS, type TagIcon } from './tag-icons.ts';

/** The colour of a state; its label says the same. */
type Tone = 'info' | 'good' | 'bad' | 'gold' | 'violet' | 'idle';

/** Colour and icon of a state. */
export type TagLook = { readonly tone: Tone; readonly icon: TagIcon };

// Plain functions, not components: a table calls these for every cell (see `data-table/table-row.tsx`).

/** A state as a coloured tag. */
export const tag = (label: string, { tone, icon }: TagLook) => (
  <span className={styles.tag} data-tone={tone}>
    {sign(icon, 1.9)}
    {label}
  </span>
);

/** A second, quieter state, such as below a tag: only the icon is coloured. */
export const mark = (label: string, { tone, icon }: TagLook) => (
  <span className={styles.mark} data-tone={tone}>
    {sign(icon, 1.7)}
    <span className={styles.words} data-cut>
      {label}
    </span>
  </span>
);

/** An icon with this stroke width, in units of its 24 × 24 viewBox. */
const sign = (icon: TagIcon, stroke: number) => (
  <svg
    viewBox="0 0 24 24"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={TAG_ICONS[icon]} />
  </svg>
);
