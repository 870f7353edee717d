import type { RefObject } from 'react';
import { useCommands } from '../commands/use-commands.ts';

/** Ids of the commands. */
export const ADD_ROW = 'rows.add';
export const REMOVE_ROW = 'rows.remove';

type Options = {
  /** Element around the rows and their head: the keys apply while focus is inside. */
  section: RefObject<HTMLElement | null>;
  add: () => void;
  /** Removes the row around this element. */
  remove: (inside: EventTarget) => void;
};

/** Keys by which rows of a form are added and removed. */
export function useRowCommands({ section, add, remove }: Options): void {
  const isHere = (target: EventTarget | null) => target instanceof Node && section.current?.contains(target) === true;
  const common = {
    where: 'Shaklda',
    inDialog: true,
    hears: ({ target }: KeyboardEvent) => isHere(target),
    enabled: () => isHere(document.activeElement),
  } as const;
  useCommands([
    { ...common, id: ADD_ROW, title: "Qator qo'shish", keys: ['Alt+Insert'], run: add },
    {
      ...common,
      id: REMOVE_ROW,
      title: "Qatorni o'chirish",
      keys: ['Alt+Delete'],
      run: (event) => {
        if (event?.target) remove(event.target);
      },
      bind: () => {
        // The focused element when the palette opens, before the palette takes focus.
        const { activeElement } = document;
        return () => activeElement && remove(activeElement);
      },
    },
  ]);
}
