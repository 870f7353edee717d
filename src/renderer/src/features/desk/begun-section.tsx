import { useState } from 'react';
import type { Begun } from '@/entities/begun.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './desk.module.css';

/** Number of items shown before the person asks for all. */
const SHOWN = 8;

/** This person's unfinished work, in the given order; initially the first `SHOWN` items. */
export function BegunSection({ items }: { items: readonly Begun[] }) {
  const { t } = useT();
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  const shown = all ? items : items.slice(0, SHOWN);
  return (
    <section aria-label={t('Boshlangan ishlar')}>
      <h2 className={styles.title}>
        {t('Boshlangan ishlar')} <span>{formatCount(items.length)}</span>
      </h2>
      <ul className={styles.begun}>
        {shown.map(({ id, tone, icon: Sign, title, about, below, buttons }) => (
          <li key={id} data-tone={tone} data-desk-row>
            <Sign size={18} stroke={1.7} aria-hidden />
            <div className={styles.words}>
              <p>
                <strong>{title}</strong>
                {about && <> · {about}</>}
              </p>
              <p>{below}</p>
            </div>
            <div className={styles.buttons}>{buttons}</div>
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {t('Yana {{count}} ta', { count: formatCount(items.length - shown.length) })}
        </button>
      )}
    </section>
  );
}
