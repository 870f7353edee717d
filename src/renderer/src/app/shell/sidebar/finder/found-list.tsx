import { Kbd } from '@mantine/core';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { foldedLengths, piecesOf } from '@/kit/palette/find.ts';
import styles from './finder.module.css';
import { FinderOption } from './finder-option.tsx';
import type { Finder } from './use-finder.ts';

/** A text with the matches of the query marked, whichever script either is written in. */
function FoundText({ text, query }: { text: string; query: string }) {
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

/** Search results as a list, each with its section. */
export function FoundList({ finder }: { finder: Finder }) {
  const { t } = useT();
  const { found, query, markedId, listId, idOf } = finder;
  if (found.length === 0)
    return (
      <p className={styles.nothing} role="status">
        {t('Hech narsa topilmadi')}
      </p>
    );
  return (
    <div id={listId} role="listbox" aria-label={t('Sahifalar')} className={styles.found}>
      {found.map((screen) => (
        <FinderOption key={screen.path} finder={finder} screen={screen}>
          <FoundText text={t(screen.title)} query={query} />
          {screen.section && <small className={styles.place}>{t(screen.section)}</small>}
          {markedId === idOf(screen) && <Kbd aria-hidden>↵</Kbd>}
        </FinderOption>
      ))}
    </div>
  );
}
