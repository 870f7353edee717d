import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { isHeld, namesOf } from '@/kit/commands/keys.ts';
import { useWindowListener } from '@/kit/keys/use-window-listener.ts';
import type { ChapterStep } from './chapter.ts';
import { findControl, findControls, isSeen } from './find-control.ts';
import { BEGUN, type StepProgress, withDone, withSight } from './progress.ts';

/** After a change of the screen, and after the last letter typed, in ms. */
const LOOK_MS = 100;
const TYPED_MS = 1500;

const CHANGES = { subtree: true, childList: true, characterData: true, attributes: true } as const;
const isOfManual = ({ target }: MutationRecord): boolean =>
  (target instanceof Element ? target : target.parentElement)?.closest('[data-manual]') != null;

/**
 * Follows a step on the screen: its control (null where it is not in view) and how often it was done. `onDone` is called
 * once the person has done it and what it leads to is seen, however it came.
 */
export function useStepWatch(
  step: ChapterStep,
  onDone: () => void,
): { control: HTMLElement | null; progress: StepProgress } {
  const { t } = useT();
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [progress, setProgress] = useState<StepProgress>(BEGUN);

  const { over } = progress;
  const end = useEffectEvent(onDone);
  useEffect(() => {
    if (over) end();
  }, [over]);

  const look = useEffectEvent(() => {
    const { at, sees } = step;
    setControl(at ? findControl(at, t) : null);
    if (sees) setProgress((now) => withSight(now, step, isSeen(sees, t)));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, LOOK_MS);
    };
    look();
    const observer = new MutationObserver((records) => records.every(isOfManual) || soon());
    observer.observe(document.body, CHANGES);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  const done = () => setProgress((now) => withDone(now, step));
  const isHere = (event: Event): boolean => {
    const path = event.composedPath();
    return step.at !== undefined && [...findControls(step.at, t)].some((one) => path.includes(one));
  };
  useWindowListener('click', (event) => step.act === 'click' && isHere(event) && done(), { capture: true });
  useWindowListener(
    'keydown',
    (event) => {
      if (typeof step.act !== 'object' || event.repeat || !namesOf(event).includes(step.act.keys)) return;
      const typed = event.target instanceof Element && event.target.matches(':read-write') && !isHeld(event);
      if (!typed) done();
    },
    { capture: true },
  );
  useTyped((event) => step.act === 'type' && isHere(event) && done());
  return { control, progress };
}

/** Calls `onTyped` with the last input of a field, once the person leaves the field or pauses. */
function useTyped(onTyped: (event: Event) => void): void {
  const [last, setLast] = useState<Event | null>(null);
  const typed = useEffectEvent(onTyped);
  // The path of an event is empty once it has been dispatched.
  const keep = (event: Event) => {
    const path = event.composedPath();
    setLast(Object.assign(event, { composedPath: () => path }));
  };
  const end = () => {
    if (!last) return;
    setLast(null);
    typed(last);
  };
  useWindowListener('input', keep, { capture: true });
  useWindowListener('focusout', end, { capture: true });
  const ended = useEffectEvent(end);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(ended, TYPED_MS);
    return () => clearTimeout(timer);
  }, [last]);
}
