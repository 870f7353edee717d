import type { UpdateOffer } from '@shared/updates.ts';
import { useQuery } from '@tanstack/react-query';
import { appInfoQuery } from '@/api/app-info.ts';
import { useT } from '@/i18n/use-t.ts';
import { fileSize } from '@/kit/files/file-size.ts';
import styles from './updates.module.css';

/** An offered version: number, size and notes. The notes are plain text, in whatever words the publisher wrote. */
export function OfferedVersion({ offer: { version, notes, bytes } }: { offer: UpdateOffer }) {
  const { t } = useT();
  const info = useQuery(appInfoQuery);
  return (
    <>
      <div>
        <h3 className={styles.version}>{t('Yangi versiya: {{version}}', { version })}</h3>
        <p className={styles.facts}>
          {info.data && <span>{t('Hozirgi versiya: {{version}}', { version: info.data.version })}</span>}
          {bytes !== null && <span>{t('Hajmi: {{size}}', { size: fileSize(bytes, t) })}</span>}
        </p>
      </div>
      {notes && (
        <section aria-label={t('Nimalar yangi')}>
          <h4 className={styles.heading}>{t('Nimalar yangi')}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
          <div className={styles.notes} tabIndex={0}>
            {notes}
          </div>
        </section>
      )}
    </>
  );
}
