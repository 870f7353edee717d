import styles from './comparison.module.css';
import { inParts } from './shared-words.ts';

/** A text with the words that have one of these stems marked. */
export function MarkedText({ text, stems }: { text: string; stems: ReadonlySet<string> }) {
  // The parts of a text keep their order: the index is a stable key.
  return inParts(text, stems).map(({ text: part, marked }, at) => {
    const key = `${at} ${part}`;
    return marked ? (
      <mark key={key} className={styles.shared}>
        {part}
      </mark>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}
