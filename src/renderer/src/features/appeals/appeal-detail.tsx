import { Button } from '@mantine/core';
import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useDelete } from '@/kit/crud/use-delete.ts';
import { SafeHtml } from '@/kit/safe-html/safe-html.tsx';
import { useMe } from '@/session/session.ts';
import { type Act, actsOn } from './access.ts';
import { ACTS } from './acts.ts';
import { removalOf } from './api.ts';
import { type Appeal, nameOf } from './appeal.ts';
import styles from './appeal-detail.module.css';
import type { Selection } from './selection.tsx';
import type { DialogAct } from './use-acts.tsx';

const LOOKS: Readonly<Record<Act, object>> = {
  answer: { variant: 'filled' },
  reject: { variant: 'default', c: 'var(--tb-danger)' },
  edit: { variant: 'default' },
  type: { variant: 'subtle', color: 'gray' },
  delete: { variant: 'subtle', color: 'red', c: 'var(--tb-danger)' },
};

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
  const acts = actsOn(role, appeal);
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
      {acts.length > 0 && (
        <div className={styles.actions} role="toolbar" aria-label={t('Amallar')}>
          {acts.map((act) => {
            const { label, icon: Sign, key } = ACTS[act];
            return (
              <Button
                key={act}
                size="xs"
                {...LOOKS[act]}
                leftSection={<Sign size={16} stroke={1.7} aria-hidden />}
                title={key.replace('Key', '')}
                aria-keyshortcuts={key.replace('Key', '')}
                loading={act === 'delete' && isDeleting(appeal.question_id)}
                onClick={() => (act === 'delete' ? void ask(appeal.question_id, nameOf(appeal)) : start(act, appeal))}
              >
                {t(label)}
              </Button>
            );
          })}
        </div>
      )}
    </article>
  );
}
