import { useMemo } from 'react';
import { foldedLengths, piecesOf } from '@/kit/palette/find.ts';
import styles from './finder.module.css';

/** A text with the matches of the query marked, whichever script either is written in. */
export function FoundText({ text, query }: { text: string; query: string }) {
  const lengths = useMemo(() => foldedLengths(text), [text]);
  let at = 0;
  return (
    <span className={styles.text}>
      {piecesOf(text, lengths, query).map(({ text: piece, found }) => {
        const key = at;
        at += piece.length;
        return found ? <mark key={key}>{piece}</mark> : piece;
      })}
    </span>
  );
}
