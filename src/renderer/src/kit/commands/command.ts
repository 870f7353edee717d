import type { Text } from '@/i18n/catalogue.ts';

/** Something that can be done now: by key, or from the palette. */
export type Command = {
  /** What it is called in the program, such as `desk.next`. */
  id: string;
  title: Text;
  /** Heading under which the sheet of keys shows it. */
  where: Text;
  /**
   * Alternatives, each of physical keys: `KeyA`, `Ctrl+KeyK`, `Shift+Slash`, or one after the other, `KeyG KeyJ`. Default:
   * none, it is found in the palette alone.
   */
  keys?: readonly string[];
  /** Gets the event of a key, and nothing from the palette. False declines: the key keeps its default. */
  run: (event?: KeyboardEvent) => unknown;
  /**
   * Where `run` is about whichever record is current: gives the same for the one that is current now, which the palette runs
   * later, whatever the list shows by then. Default: `run` is about one record, or none.
   */
  bind?: () => () => unknown;
  /** Whether it is possible at present. Default: always. */
  enabled?: () => boolean;
  /** Whether the page has it at all: one that has not stands on no sheet. Asked when a sheet or the palette opens. Default: it has. */
  exists?: () => boolean;
  /** Whether it belongs to a dialog, and works while one is open. Default: false. */
  inDialog?: boolean;
  /**
   * A rule of its own for which keys are meant for it, asked before any field's own handler. Default: silent in a text
   * field, unless with Ctrl or Alt, and under a dialog.
   */
  hears?: (event: KeyboardEvent) => boolean;
};

/** Keys that occur more than once among the commands: none may, in one place. */
export function keysTwice(commands: readonly Pick<Command, 'keys'>[]): readonly string[] {
  const all = commands.flatMap(({ keys = [] }) => keys);
  return [...new Set(all.filter((key, index) => all.indexOf(key) !== index))];
}
