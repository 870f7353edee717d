import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { useOpenCopy } from '@/kit/files/use-open-copy.ts';
import { type Fact, isKnown, knownOr } from '../model/fact.ts';
import { documentFileName } from '../model/paper.ts';
import styles from './fact-value.module.css';

export type DocumentLinkProps = {
  /** Id of the file in the file service. */
  file: Fact;
  name: Fact;
};

/** The object's document: its name opens the file in the workstation's reader. */
export function DocumentLink({ file, name }: DocumentLinkProps) {
  const { t, tr } = useT();
  const { open, opening } = useOpenCopy();
  const title = knownOr(name);
  if (!isKnown(file)) {
    return (
      <span className={styles.none}>{title ? `${tr(title)} (${t('fayl aniqlanmagan')})` : t('aniqlanmagan')}</span>
    );
  }
  return (
    <button
      type="button"
      className={styles.document}
      aria-busy={opening}
      title={t('Ochish')}
      onClick={() => {
        if (!opening) void open({ hash: file, suggestedName: documentFileName(title), kinds: ['pdf'] });
      }}
    >
      <IconFileTypePdf size={17} stroke={1.6} aria-hidden />
      <span className={styles.name}>{title ? tr(title) : t('Hujjat')}</span>
      <IconExternalLink size={14} stroke={1.7} aria-hidden />
    </button>
  );
}
