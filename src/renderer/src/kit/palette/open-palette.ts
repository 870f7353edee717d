import { createSpotlight } from '@mantine/spotlight';
import type { Command } from '../commands/command.ts';
import { commandsInFront } from '../commands/command-list.ts';
import { inFrontNow } from '../keys/front-dialog.ts';

/** The palette's state, and functions that open and close it. */
const [paletteStore, { open, close: closePalette }] = createSpotlight();

let offered: readonly Command[] = [];

/**
 * Opens the palette. It offers the commands possible at that moment, bound to the record in view: a later change of the
 * page does not change a command's record.
 */
export function openPalette(): void {
  if (paletteStore.getState().opened) return;
  offered = commandsInFront(inFrontNow() !== null)
    .filter(({ enabled }) => enabled?.() ?? true)
    .map(bound);
  open();
}

/** Binds a command to the current record. A bound command needs no `enabled`: it is possible, and keeps its record. */
function bound({ bind, enabled, ...command }: Command): Command {
  return bind ? { ...command, run: bind() } : { ...command, ...(enabled && { enabled }) };
}

/** The commands that were possible when the palette was opened. */
export const offeredCommands = (): readonly Command[] => offered;

export { closePalette, paletteStore };
