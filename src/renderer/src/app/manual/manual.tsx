import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { offerHelp } from '@/kit/help/help.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { placeAtStart, placeInChapter } from './begun.ts';
import { TOPICS } from './topics.ts';
import { type Manual, ManualContext } from './use-manual.ts';

// Lazy: nothing of the manual is loaded before it is asked for.
const ManualPanel = lazyComponent(async () => (await import('./manual-panel.tsx')).default);

export type ManualProviderProps = {
  /** Path of the screen in view. */
  screen: string | undefined;
  /** The page, and the panel beside it; null while the manual is closed. */
  children: (panel: ReactNode) => ReactNode;
};

/**
 * Holds the manual of the window: whether it is open, and where. A chapter that was begun is gone on with, also after a
 * reload.
 */
export function ManualProvider({ screen, children }: ManualProviderProps) {
  const [opened, setOpened] = useState(false);
  const [place, setPlace] = useState(placeAtStart);
  const manual = useMemo<Manual>(
    () => ({
      open: (chapter, trouble) => {
        if (chapter !== undefined) setPlace({ ...placeInChapter(chapter), trouble });
        setOpened(true);
      },
      toggle: () => setOpened((now) => !now),
    }),
    [],
  );
  useEffect(() => offerHelp((topic) => manual.open(TOPICS[topic].chapter, TOPICS[topic].trouble)), [manual]);
  const close = () => {
    setOpened(false);
    if (typeof place !== 'object' || place.step === 0) setPlace('screen');
  };
  return (
    <ManualContext value={manual}>
      {children(opened ? <ManualPanel {...{ place, screen }} onPlace={setPlace} onClose={close} /> : null)}
    </ManualContext>
  );
}
