import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { actionsOffered } from '@/kit/actions/action.ts';
import { ActionBar } from '@/kit/actions/action-bar.tsx';
import { useDelete } from '@/kit/crud/use-delete.ts';
import { SafeHtml } from '@/kit/safe-html/safe-html.tsx';
import { useMe } from '@/session/session.ts';
import { removalOf } from './api.ts';
import { type Appeal, nameOf } from './appeal.ts';
import { APPEAL_ACTIONS, type DialogAct } from './appeal-actions.tsx';
import styles from './appeal-detail.module.css';
import type { Selection } from './selection.tsx';

export type AppealDetailProps = {
  appeal: Appeal;
  start: (act: DialogAct, appeal: Appeal) => void;
  drop: Selection['drop'];
};

/** Expanded row: the full appeal, its answer under the name "Admin" with the date (F-002), and the actions. */
export function AppealDetail({ appeal, start, drop }: AppealDetailProps) {
  const { t, tr } = useT();
  const { role } = useMe();
  const { question, answer, status, created_date } = appeal;
  const offered = actionsOffered(APPEAL_ACTIONS, { role, appeal });
  const { ask, isDeleting } = useDelete(removalOf(appeal, drop), "Ushbu savol o'chirildi");
  return (
    <article className={styles.detail} aria-label={nameOf(appeal)}>
      <section className={styles.letter} aria-label={t('Murojaat')}>
        <h2 className={styles.from}>
          {tr(appeal.author_name) || '—'}
          <time className={styles.date}>{formatDateTime(created_date)}</time>
        </h2>
        {question ? (
          <SafeHtml html={question} name={nameOf(appeal)} />
        ) : (
          <p className={styles.nothing}>{t('Matn kiritilmagan')}</p>
        )}
      </section>
      <section className={styles.letter} data-status={status} aria-label={t('Javob')}>
        {answer ? (
          <>
            <h2 className={styles.from}>
              {t('Admin')}
              {/* The document names a single date: the fallback for an answer without a date. */}
              <time className={styles.date}>{formatDateTime(answer.created_date ?? created_date)}</time>
            </h2>
            <p className={styles.answer}>{tr(answer.context)}</p>
          </>
        ) : (
          <p className={styles.nothing}>
            {t(status === 'NEW' ? 'Hali javob berilmagan' : "Javob matni ko'rsatilmagan")}
          </p>
        )}
      </section>
      <ActionBar
        subject={{ appeal }}
        groups={offered.length > 0 ? [offered] : []}
        styles={{ bar: styles.actions, group: styles.group }}
        start={(action) => ('Dialog' in action ? start(action, appeal) : void ask(appeal.question_id, nameOf(appeal)))}
        button={({ id, key }) => ({
          size: 'xs',
          title: key.replace('Key', ''),
          'aria-keyshortcuts': key.replace('Key', ''),
          loading: id === 'delete' && isDeleting(appeal.question_id),
        })}
      />
    </article>
  );
}
