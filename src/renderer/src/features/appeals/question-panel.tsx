import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { SafeHtml } from '@/kit/safe-html/safe-html.tsx';
import { type Appeal, nameOf } from './appeal.ts';
import styles from './question-panel.module.css';

/** Author and text of the appeal that a dialog is about, in view while the person writes. */
export function QuestionPanel({ appeal }: { appeal: Appeal }) {
  const { t, tr } = useT();
  const { public_id, author_name, created_date, question } = appeal;
  return (
    // A long text scrolls by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className={styles.panel} aria-label={t('Murojaat')} tabIndex={0}>
      <p className={styles.meta}>
        <span className={styles.author}>{tr(author_name) || '—'}</span>
        <span>{public_id}</span>
        <span>{formatDateTime(created_date)}</span>
      </p>
      <SafeHtml html={question} name={nameOf(appeal)} />
    </section>
  );
}
