import type { SchoolTemplate } from '@/entities/school-templates.ts';
import { formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { Picture } from '@/kit/picture.tsx';
import styles from './initiative-page.module.css';

/** Read-only summary of what the initiative takes from its template. */
export function TemplateSummary({ template }: { template: SchoolTemplate | undefined }) {
  const { t, tr } = useT();
  return (
    <>
      <h2 className={styles.section}>
        {t('Tashabbus')} <small>{t('shablondan')}</small>
      </h2>
      {template && (
        <section className={styles.summary} aria-label={t('Shablon')}>
          {template.photo && (
            <span className={styles.photo}>
              <Picture key={template.photo} hash={template.photo} alt="" />
            </span>
          )}
          <div className={styles.words}>
            <h3 className={styles.title}>{tr(template.title)}</h3>
            <dl className={styles.facts}>
              <div>
                <dt>{t('Toifa')}</dt>
                <dd>{tr(template.category) || '—'}</dd>
              </div>
              <div>
                <dt>{t("So'ralgan summa")}</dt>
                <dd>
                  {template.requested_amount === null ? '—' : `${formatMoney(template.requested_amount)} ${t('UZS')}`}
                </dd>
              </div>
            </dl>
            <p className={styles.description}>{tr(template.description)}</p>
          </div>
        </section>
      )}
    </>
  );
}
