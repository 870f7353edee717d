import { useCommands } from '@/kit/commands/use-commands.ts';

/** Actions on the map. */
export type MapDeeds = {
  /** Starts drawing an area. */
  draw: () => void;
  /** Discards the drawing, else the choice; null: there is neither. */
  giveUp: (() => void) | null;
  /** Opens the choice in the review desk; null: no choice, or too many rows. */
  review: (() => void) | null;
};

/** The keys of the map page: D draws, V reviews, Esc discards. */
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
      // Esc in a popover closes the popover only.
      run: (event) => (giveUp && !isInPopover(event) ? giveUp() : false),
      enabled: () => giveUp !== null,
    },
  ]);
}

const isInPopover = (event: KeyboardEvent | undefined): boolean =>
  event?.target instanceof Element && event.target.closest('[role=dialog]') !== null;
