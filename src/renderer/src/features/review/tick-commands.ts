import type { Command } from '@/kit/commands/command.ts';

/** What the keys of ticks act upon. */
export type Ticking = {
  /** The initiative in view. */
  id: number;
  ids: ReadonlySet<number>;
  possible: ReadonlySet<number>;
  /** The entry in view has been ticked, and is left as soon as the next one is read. */
  isLeaving: () => boolean;
  untick: () => void;
  /** Ticks the entry in view, if possible, and moves. */
  tickAndMove: (by: 1 | -1) => unknown;
  toggleAll: () => void;
  /** Opens the common confirmation. */
  confirm: () => void;
  /** Key of a confirmation; undefined: it has none. */
  confirmKey: string | undefined;
};

const where = "Ko'rib chiqishda" as const;

/**
 * Commands of ticks: X ticks and goes on, or unticks; Shift with a key that moves ticks and moves; Shift+X ticks all that
 * are loaded; with ticks, the key of a confirmation opens the common one. None where nothing can be ticked.
 */
export function tickCommands(ticking: Ticking): readonly Command[] {
  const { id, ids, possible, isLeaving, untick, tickAndMove, toggleAll, confirm, confirmKey } = ticking;
  if (possible.size === 0) return [];
  const moves = { where, held: true };
  return [
    {
      id: 'desk.tick',
      title: "Belgilab, keyingisiga o'tish",
      where,
      keys: ['KeyX'],
      run: () => (ids.has(id) && !isLeaving() ? untick() : tickAndMove(1)),
      enabled: () => possible.has(id),
    },
    {
      ...moves,
      id: 'desk.tick-next',
      title: "Belgilab, pastga o'tish",
      keys: ['Shift+KeyJ', 'Shift+ArrowDown'],
      run: () => tickAndMove(1),
    },
    {
      ...moves,
      id: 'desk.tick-previous',
      title: "Belgilab, yuqoriga o'tish",
      keys: ['Shift+KeyK', 'Shift+ArrowUp'],
      run: () => tickAndMove(-1),
    },
    { id: 'desk.tick-all', title: 'Yuklanganlarning barchasi', where, keys: ['Shift+KeyX'], run: toggleAll },
    ...(ids.size > 0 && confirmKey !== undefined
      ? [
          {
            id: 'desk.confirm-ticked',
            title: 'Belgilanganlarni tasdiqlash' as const,
            where,
            keys: [confirmKey],
            run: confirm,
          },
        ]
      : []),
  ];
}
