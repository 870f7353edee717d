import { useMemo } from 'react';
import { blocksOf } from './blocks.ts';
import styles from './plain-text.module.css';

export type PlainTextProps = {
  text: string;
  /** Says why the text is plain, and of which record it is. */
  note: string;
};

/** A text of any length, whole: only the blocks of it that are in view are laid out. */
export function PlainText({ text, note }: PlainTextProps) {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return (
    <>
      <p className={styles.note}>{note}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section className={styles.text} aria-label={note} tabIndex={0}>
        {blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text.
          <div key={place} className={styles.block}>
            {block}
          </div>
        ))}
      </section>
    </>
  );
}
