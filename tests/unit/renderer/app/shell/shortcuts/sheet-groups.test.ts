import { expect, it } from 'vitest';
import { sheetGroups } from '@/app/shell/shortcuts/sheet-groups.ts';
import type { Command } from '@/kit/commands/command.ts';

const command = (id: string, more: Partial<Command> = {}): Command => ({
  id,
  title: 'Saqlash',
  where: "Ro'yxatda",
  keys: ['KeyA'],
  run: () => undefined,
  ...more,
});
const shown = (commands: readonly Command[]) =>
  sheetGroups(commands).map((group) => [group.where, group.commands.map(({ id }) => id)]);

it('commands that work everywhere come first, then each place with its commands', () => {
  const everywhere = command('palette', { where: 'Hamma joyda' });
  expect(shown([command('list'), command('form', { where: 'Shaklda' }), everywhere, command('more')])).toEqual([
    ['Hamma joyda', ['palette']],
    ["Ro'yxatda", ['list', 'more']],
    ['Shaklda', ['form']],
  ]);
});
it('a command without keys is left out, a disabled one is not', () => {
  const { keys: _, ...keyless } = command('script');
  expect(shown([keyless, command('u', { enabled: () => false })])).toEqual([["Ro'yxatda", ['u']]]);
});
it('of two commands with the same id the enabled one is shown', () => {
  const behind = command('form.send', { enabled: () => false });
  const front = command('form.send', { keys: ['KeyB'] });
  expect(sheetGroups([behind, front])[0]?.commands).toEqual([front]);
});
