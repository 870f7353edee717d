import { IconExternalLink } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { useOpenCopy } from '@/kit/files/use-open-copy.ts';
import { type Chronology, DOCUMENTS, type DocumentField } from './chronology.ts';
import styles from './document-buttons.module.css';

const FIELDS = Object.keys(DOCUMENTS) as DocumentField[];

/** The documents of a record by their names; each opens in the workstation's reader. `name`: the record's name. */
export function DocumentButtons({ of, name }: { of: Chronology; name: string }) {
  const { t } = useT();
  const { open, opening } = useOpenCopy();
  const there = FIELDS.flatMap((field) => {
    const hash = of[field];
    return hash === null ? [] : [{ field, hash }];
  });
  if (there.length === 0) return '—';
  return (
    <span className={styles.documents}>
      {there.map(({ field, hash }) => (
        <button
          key={field}
          type="button"
          className={styles.document}
          aria-label={`${t(DOCUMENTS[field])}: ${name}`}
          disabled={opening}
          onClick={() => void open({ hash, suggestedName: `${field}-${of.id}.pdf`, kinds: ['pdf'] })}
        >
          <IconExternalLink size={14} stroke={1.7} aria-hidden />
          {t(DOCUMENTS[field])}
        </button>
      ))}
    </span>
  );
}
