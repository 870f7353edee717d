import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { formatDate, formatTiyin } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useOpenCopy } from '@/kit/files/use-open-copy.ts';
import { grouped, isStir } from '@/kit/inputs/identifiers.ts';
import { type Fact, isKnown, isUnread, knownOr } from '../model/fact.ts';
import type { InvestData } from '../model/invest-data.ts';
import { documentFileName } from '../model/paper.ts';
import type { FactSpec } from '../model/stages.ts';
import styles from './fact-value.module.css';

/** The value of a field: read-only, "aniqlanmagan" if missing (O-005), a dash with the reason if unreadable. */
export function FactValue({ spec: { key, kind }, data }: { spec: FactSpec; data: InvestData }) {
  const { t, tr } = useT();
  const value = data[key];
  if (isUnread(value)) return <UnreadValue />;
  if (kind === 'document') return <DocumentLink file={data.orderer_document_file} name={data.orderer_document_name} />;
  if (value === null) return <span className={styles.none}>{t('aniqlanmagan')}</span>;
  if (typeof value === 'bigint') {
    return (
      <span className="num">
        {formatTiyin(value)} {t("so'm")}
      </span>
    );
  }
  switch (kind) {
    case 'name':
      return tr(value);
    case 'day':
      return <span className="num">{formatDate(value)}</span>;
    case 'tin':
      return <span className="num">{isStir(value) ? grouped(value, '### ### ###') : value}</span>;
    default:
      // Document numbers are never transliterated.
      return <span className={styles.text}>{value}</span>;
  }
}

/** Stands for a value that the platform sent and that cannot be read. */
export function UnreadValue() {
  const { t } = useT();
  return (
    <span className={styles.none} title={t("Platforma yuborgan qiymatni o'qib bo'lmadi.")}>
      — <small>({t("o'qib bo'lmadi")})</small>
    </span>
  );
}

type DocumentLinkProps = {
  /** Id of the file in the file service. */
  file: Fact;
  name: Fact;
};

/** The object's document: its name opens the file in the workstation's reader. */
function DocumentLink({ file, name }: DocumentLinkProps) {
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
