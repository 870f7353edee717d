import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useMe } from '@/session/session.ts';
import { chapterAt, chaptersFor } from './access.ts';
import { placeInChapter, rememberStep } from './begun.ts';
import { ChapterList } from './chapter-list.tsx';
import { ChapterView } from './chapter-view.tsx';
import { CHAPTERS } from './chapters/chapters.ts';
import styles from './manual.module.css';
import type { ManualPlace } from './use-manual.ts';

export type ManualPanelProps = {
  place: ManualPlace;
  onPlace: (place: ManualPlace) => void;
  /** Path of the screen in view. */
  screen: string | undefined;
  onClose: () => void;
};

/**
 * The manual beside the work: the chapter of the screen in view and of the role, until another is chosen or a step is
 * done. Focus goes into it when it opens, and back where it was when it closes.
 */
export default function ManualPanel({ place, onPlace, screen, onClose }: ManualPanelProps) {
  const { t } = useT();
  const { role } = useMe();
  const chapters = chaptersFor(role, CHAPTERS);
  const chapter =
    typeof place === 'object'
      ? chapters.find(({ id }) => id === place.chapter)
      : place === 'screen' && chapterAt(screen, chapters);
  const { step: at, trouble } = typeof place === 'object' ? place : { step: 0 };
  const panel = useReturningFocus();
  return (
    <aside ref={panel} className={styles.panel} aria-label={t("Qo'llanma")} data-manual tabIndex={-1}>
      <header className={styles.head}>
        {chapter ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconArrowLeft size={16} stroke={1.8} aria-hidden />}
            onClick={() => onPlace('list')}
          >
            {t('Barcha boblar')}
          </Button>
        ) : (
          <h2 className={styles.name}>{t("Qo'llanma")}</h2>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t("Qo'llanmani yopish")} onClick={onClose}>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </header>
      <div className={styles.body}>
        {chapter ? (
          <ChapterView
            chapter={chapter}
            at={at}
            trouble={trouble}
            screen={screen}
            onStep={(step) => {
              rememberStep(chapter.id, step, chapter.steps.length);
              onPlace({ chapter: chapter.id, step });
            }}
          />
        ) : (
          <ChapterList chapters={chapters} onOpen={({ id }) => onPlace(placeInChapter(id))} />
        )}
      </div>
    </aside>
  );
}

/** Ref of the panel, which takes focus when it opens and gives it back when it closes. */
function useReturningFocus() {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    const own = panel.current;
    return () => {
      if (
        before instanceof HTMLElement &&
        (own?.contains(document.activeElement) || document.activeElement === document.body)
      )
        before.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}
