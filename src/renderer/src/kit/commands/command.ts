import type { Text } from '@/i18n/text.ts';

/** An action available now, by key or from the palette. */
export type Command = {
  /** Name of the command in the code, such as `desk.next`. */
  id: string;
  title: Text;
  /** Heading of the command's group on the sheet of keys. */
  where: Text;
  /**
   * Alternative shortcuts, each of physical keys: `KeyA`, `Ctrl+KeyK`, `Shift+Slash`, or a sequence, `KeyG KeyJ`.
   * Default: none, only the palette has the command.
   */
  keys?: readonly string[];
  /** Gets the key's event; from the palette, no argument. Returning false declines: the key keeps its default. */
  run: (event?: KeyboardEvent) => unknown;
  /**
   * For a `run` that acts on the current record: returns the same action bound to the record that is current now. The
   * palette runs it later, whatever the list shows by then. Default: `run` acts on one fixed record, or none.
   */
  bind?: () => () => unknown;
  /** Whether the command can run at present. Default: always. */
  enabled?: () => boolean;
  /**
   * Whether the page has the command at all: if not, no sheet lists it. Called when a sheet or the palette opens.
   * Default: always.
   */
  exists?: () => boolean;
  /**
   * Whether a held key goes on running the command, such as one that moves by a step. Default: a held key runs it once.
   */
  held?: boolean;
  /** Whether the command belongs to a dialog, and works while a dialog is open. Default: false. */
  inDialog?: boolean;
  /**
   * Own rule for which key events the command handles, applied before any field's own handler. Default: no keys in a
   * text field, unless with Ctrl or Alt, and none behind a dialog.
   */
  hears?: (event: KeyboardEvent) => boolean;
};

/** Keys that occur more than once among the commands; within one place, none may. */
export function keysTwice(commands: readonly Pick<Command, 'keys'>[]): readonly string[] {
  const all = commands.flatMap(({ keys = [] }) => keys);
  return [...new Set(all.filter((key, index) => all.indexOf(key) !== index))];
}
