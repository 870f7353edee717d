import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { SCREENS } from '../menu/registry.ts';
import { screenPath } from '../menu/screen.ts';
import { type Chapter, type ChapterStep, screenOf } from './chapter.ts';
import { visibleOf } from './find-control.ts';
import styles from './manual.module.css';
import { timesOf } from './progress.ts';
import { Ring } from './ring.tsx';
import { useStepWatch } from './use-step-watch.ts';
import { exampleOf, sentenceOf, sightWords } from './words.ts';

export type StepListProps = {
  chapter: Chapter;
  /** The step that the person is at; beyond the last one: the chapter is over. */
  at: number;
  /** Path of the screen in view. */
  screen: string | undefined;
  onStep: (index: number) => void;
};

/** The steps of a chapter; that which the person is at follows the screen. Each can be chosen. */
export function StepList({ chapter, at, screen, onStep }: StepListProps) {
  const { t } = useT();
  const { steps } = chapter;
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={`${chapter.id} ${step.says}`}
          aria-current={index === at ? 'step' : undefined}
          data-over={index < at || undefined}
        >
          {index === at ? (
            <CurrentStep
              step={step}
              // A step before may still be shown by its screen, such as a dialog that lies over it.
              elsewhere={screenOf(chapter, index) === screen ? null : screenOf(chapter, index)}
              onDone={() => onStep(index + 1)}
            />
          ) : (
            <button type="button" className={styles.step} onClick={() => onStep(index)}>
              {sentenceOf(step, t)}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

type CurrentStepProps = {
  step: ChapterStep;
  /** Path of the screen where the step is done; null: it is in view. */
  elsewhere: string | null;
  onDone: () => void;
};

/** The step that the person is at: what to do, where it is, what one sees then. */
function CurrentStep({ step, elsewhere, onDone }: CurrentStepProps) {
  const { t } = useT();
  const { control, progress } = useStepWatch(step, onDone);
  const example = exampleOf(step, t);
  const sight = sightWords(step.sees, t);
  const times = timesOf(step);
  return (
    <div>
      <p className={styles.now}>{sentenceOf(step, t)}</p>
      {example && (
        <p className={styles.aside}>
          {t('Masalan:')} <q>{example}</q>
        </p>
      )}
      {sight && <p className={styles.aside}>{sight}</p>}
      {times > 1 && (
        <p className={styles.aside}>{t('Bajarildi: {{done}} / {{times}}', { done: progress.times, times })}</p>
      )}
      <Place step={step} control={control} elsewhere={elsewhere} />
      <div className={styles.buttons}>
        {control && (
          <Button size="xs" variant="default" onClick={() => visibleOf(control).focus()}>
            {t("Shu joyga o'tish")}
          </Button>
        )}
        <Button size="xs" variant="light" onClick={onDone}>
          {t('Keyingi qadam')}
        </Button>
      </div>
      {control && <Ring control={control} />}
    </div>
  );
}

/** Where the control is, in words, also for a screen reader. */
function Place({
  step,
  control,
  elsewhere,
}: Pick<CurrentStepProps, 'step' | 'elsewhere'> & { control: Element | null }) {
  const { t } = useT();
  if (!step.at) return null;
  if (control) return <VisuallyHidden>{t('Ekranda belgilab turibdi.')}</VisuallyHidden>;
  // A screen of one record is reached by the steps before.
  const screen = SCREENS.find(({ path }) => path === elsewhere && !path.includes(':'));
  return (
    <p className={styles.place}>
      {t(screen ? 'Bu yerda emas.' : "Hozir ekranda ko'rinmayapti.")}{' '}
      {screen && <Link to={screenPath(screen)}>{t("«{{title}}» sahifasiga o'tish", { title: t(screen.title) })}</Link>}
    </p>
  );
}
