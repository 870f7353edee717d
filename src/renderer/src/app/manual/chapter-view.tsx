import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Chapter } from './chapter.ts';
import styles from './manual.module.css';
import { StepList, type StepListProps } from './step-list.tsx';
import { openedOf, remedyOf, sentenceOf } from './words.ts';

export type ChapterViewProps = StepListProps & {
  /** What can go wrong, at which it is opened. Default: none, at its beginning. */
  trouble: Text | undefined;
};

/** A chapter: when one needs it, what must be there, its steps, and what can go wrong. */
export function ChapterView({ chapter, at, screen, onStep, trouble }: ChapterViewProps) {
  const { t } = useT();
  const { title, when, needs, steps } = chapter;
  const now = steps[at];
  return (
    <section className={styles.chapter} aria-label={t(title)}>
      <h3 className={styles.title}>{t(title)}</h3>
      <p>{t(when)}</p>
      <h4>{t("Nima bo'lishi kerak")}</h4>
      <ul>
        {needs.map((need) => (
          <li key={need}>{t(need)}</li>
        ))}
      </ul>
      <h4>{t('Qadamlar')}</h4>
      <StepList {...{ chapter, at, screen, onStep }} />
      <p className={styles.said} role="status">
        {now
          ? t('{{number}}-qadam, jami {{of}} ta: {{words}}', {
              number: at + 1,
              of: steps.length,
              words: sentenceOf(now, t),
            })
          : t('Hammasi bajarildi.')}
      </p>
      {at > 0 && (
        <Button size="xs" variant="default" onClick={() => onStep(0)}>
          {t('Boshidan boshlash')}
        </Button>
      )}
      <Troubles of={chapter} asked={trouble} />
    </section>
  );
}

function Troubles({ of, asked }: { of: Chapter; asked: Text | undefined }) {
  const { t } = useT();
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked !== undefined) shown.current?.focus();
  }, [asked]);
  return (
    <>
      <h4>{t("Kutilmagan holat bo'lsa")}</h4>
      <dl className={styles.troubles}>
        {of.troubles.map((trouble) => (
          <div key={trouble.told}>
            <dt ref={trouble.told === asked ? shown : undefined} tabIndex={-1}>
              «{openedOf(trouble.told, t)}»
            </dt>
            <dd>{remedyOf(trouble, t)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
