import { IconCheck } from '@tabler/icons-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RecordAction } from '@/kit/actions/action.ts';
import { actionCommands, type CurrentRow, useCurrentRow } from '@/kit/actions/use-current-row.ts';

type Wish = { id: number; may: 'yes' | 'disabled' | boolean };

let made: CurrentRow<Wish> | undefined;
function Page() {
  made = useCurrentRow<Wish>();
  return null;
}

function currentRow(): CurrentRow<Wish> {
  renderToStaticMarkup(createElement(Page));
  if (!made) throw new Error('not rendered');
  return made;
}

const ACTION = { id: 'save', label: 'Saqlash', icon: IconCheck, tone: 'plain', key: 'KeyA' } as const;
const ACTIONS: readonly RecordAction<Wish, Wish, 'Saqlash'>[] = [{ ...ACTION, permission: ({ may }) => may }];

function commandsOn(row: CurrentRow<Wish>) {
  const started: number[] = [];
  const [command] = actionCommands(ACTIONS, {
    of: 'wishes',
    where: 'Murojaatlarda',
    titles: { save: 'Rad etish' },
    row,
    permission: (action, wish) => action.permission(wish),
    start: (_, { id }) => started.push(id),
  });
  if (!command) throw new Error('no command');
  return { command, started };
}

it('a command has the key of its action, and a name that is clear away from the row', () => {
  const { command } = commandsOn(currentRow());
  expect(command).toMatchObject({ id: 'wishes.save', title: 'Rad etish', where: 'Murojaatlarda', keys: ['KeyA'] });
});

it('a command acts on the row that is current when it runs, or was when it was bound', () => {
  const row = currentRow();
  const { command, started } = commandsOn(row);
  expect([command.enabled?.(), command.run()]).toEqual([false, false]);
  row.set({ id: 1, may: true });
  const bound = command.bind?.();
  row.set({ id: 2, may: 'yes' });
  expect(command.enabled?.()).toBe(true);
  command.run();
  bound?.();
  expect(started).toEqual([2, 1]);
});

it.each(['disabled', false] as const)('a row whose permission says %s is not acted on', (may) => {
  const row = currentRow();
  const { command, started } = commandsOn(row);
  row.set({ id: 1, may });
  expect([command.enabled?.(), command.run(), command.bind?.()()]).toEqual([false, false, false]);
  expect(started).toEqual([]);
});
