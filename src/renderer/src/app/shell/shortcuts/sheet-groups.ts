import type { Text } from '@/i18n/text.ts';
import type { Command } from '@/kit/commands/command.ts';

/** Commands of one place, for the sheet. */
export type SheetGroup = { where: Text; commands: readonly Command[] };

const EVERYWHERE: Text = 'Hamma joyda';

/**
 * The commands that have keys, grouped by where they work, those of every page first. Of a command that two stacked
 * forms register, the possible one is listed.
 */
export function sheetGroups(commands: readonly Command[]): readonly SheetGroup[] {
  const isPossible = ({ enabled }: Command) => enabled?.() ?? true;
  const keyed = commands.filter(({ keys = [] }) => keys.length > 0);
  const once = keyed.filter((command, index) => {
    const same = keyed.filter(({ id }) => id === command.id);
    return command === (same.find(isPossible) ?? same[0]) && keyed.indexOf(command) === index;
  });
  const places = [EVERYWHERE, ...new Set(once.map(({ where }) => where).filter((where) => where !== EVERYWHERE))];
  return places
    .map((where) => ({ where, commands: once.filter((command) => command.where === where) }))
    .filter((group) => group.commands.length > 0);
}
