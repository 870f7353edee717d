import { useCommands } from '@/kit/commands/use-commands.ts';

/** What can be done on the map. */
export type MapDeeds = {
  /** Begins to draw an area. */
  draw: () => void;
  /** Gives up what is drawn, else what is chosen; null: there is nothing. */
  giveUp: (() => void) | null;
  /** Opens what is chosen in the review desk; null: nothing is, or too much. */
  review: (() => void) | null;
};

/** The keys of the map page: D draws, V reviews, Esc gives up. */
export function useMapCommands({ draw, giveUp, review }: MapDeeds): void {
  useCommands([
    { id: 'map.draw', title: 'Hudud chizish', where: 'Xaritada', keys: ['KeyD'], run: draw },
    {
      id: 'map.review',
      title: "Ko'rib chiqishda ochish",
      where: 'Xaritada',
      keys: ['KeyV'],
      run: () => (review ? review() : false),
      bind: () => () => review?.(),
      enabled: () => review !== null,
    },
    {
      id: 'map.give-up',
      title: 'Tanlovni bekor qilish',
      where: 'Xaritada',
      keys: ['Escape'],
      // Esc in a popover closes the popover alone.
      run: (event) => (giveUp && !isInPopover(event) ? giveUp() : false),
      enabled: () => giveUp !== null,
    },
  ]);
}

const isInPopover = (event: KeyboardEvent | undefined): boolean =>
  event?.target instanceof Element && event.target.closest('[role=dialog]') !== null;
