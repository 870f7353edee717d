import { IconFileTypePdf } from '@tabler/icons-react';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import styles from './documents.module.css';

const FILES = [
  ['purchased_goods_file', 'Xarid qilinadigan tovarlar fayli', 'xarid'],
  ['file_id', 'Rad etish fayli', 'rad-etish'],
  ['ignored_file_id', 'Bloklash fayli', 'bloklash'],
] as const satisfies readonly (readonly [keyof Initiative, Text, string])[];

/** Files of the initiative, each to view and save. Renders nothing without files. */
export function Documents({ initiative }: { initiative: Initiative }) {
  const { t } = useT();
  const files = FILES.flatMap(([field, label, name]) => {
    const hash = initiative[field];
    return hash ? [{ hash, label, name: `${initiative.public_id ?? initiative.id}-${name}.pdf` }] : [];
  });
  if (files.length === 0) return null;
  return (
    <section>
      <h3 className={styles.caption}>{t('Hujjatlar')}</h3>
      <ul className={styles.files}>
        {files.map((file) => (
          <DocumentFile key={file.name} {...file} />
        ))}
      </ul>
    </section>
  );
}

function DocumentFile({ hash, label, name }: { hash: string; label: Text; name: string }) {
  const { t } = useT();
  return (
    <li className={styles.file}>
      <IconFileTypePdf className={styles.icon} size={22} stroke={1.6} aria-hidden />
      <span className={styles.name}>{t(label)}</span>
      <StoredFile hash={hash} name={name} row={t(label)} />
    </li>
  );
}
