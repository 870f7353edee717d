import { useT } from '@/i18n/use-t.ts';
import styles from './check-page.module.css';
import type { Setting } from './judge/finding.ts';
import { lineOf } from './proposed.ts';

/** The lines that an administrator adds to the configuration, for what the program can live with. */
export function ProposedLines({ settings }: { settings: readonly Setting[] }) {
  const { t } = useT();
  if (settings.length === 0) return null;
  return (
    <section className={styles.notice} aria-labelledby="proposed">
      <h2 id="proposed" className={styles.heading}>
        {t("Sozlamalar fayliga qo'shiladigan qatorlar")}
      </h2>
      <p>{t("Platforma bu yerda boshqacha yo'l tutgan. Shu qatorlar bilan dastur unga moslashadi.")}</p>
      <pre className={styles.lines}>{settings.map((setting) => `${lineOf(setting)},`).join('\n')}</pre>
      <p className={styles.aside}>{settings.map(({ key, reading }) => `${key}: ${reading}`).join(', ')}</p>
    </section>
  );
}
