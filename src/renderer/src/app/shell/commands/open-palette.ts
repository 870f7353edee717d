import { createSpotlight } from '@mantine/spotlight';
import type { Command } from '@/kit/commands/command.ts';
import { commandsInFront } from '@/kit/commands/command-list.ts';
import { inFrontNow } from '@/kit/keys/front-dialog.ts';

/** The palette's own state, and how it is closed. */
const [paletteStore, { open, close: closePalette }] = createSpotlight();

let offered: readonly Command[] = [];

/**
 * Opens the palette. It offers what was possible where it was opened, for the record that was in view: what the page shows
 * meanwhile does not change what a command is about.
 */
export function openPalette(): void {
  if (paletteStore.getState().opened) return;
  offered = commandsInFront(inFrontNow() !== null)
    .filter(({ enabled }) => enabled?.() ?? true)
    .map(bound);
  open();
}

/** The command for the record that is current now; it was found to be possible, and no other record counts any more. */
function bound({ bind, enabled, ...command }: Command): Command {
  return bind ? { ...command, run: bind() } : { ...command, ...(enabled && { enabled }) };
}

/** What could be done where the palette was opened. */
export const offeredCommands = (): readonly Command[] => offered;

export { closePalette, paletteStore };
