import type { Role } from '@shared/roles.ts';
import { actionCommands, type CurrentRow } from '@/kit/actions/use-current-row.ts';
import type { Command } from '@/kit/commands/command.ts';
import { mayAct } from './access.ts';
import type { Appeal } from './appeal.ts';
import { DIALOG_ACTS, type DialogAct } from './appeal-actions.tsx';

const where = 'Murojaatlarda' as const;

type Options = {
  role: Role;
  /** The row with the cursor. */
  row: CurrentRow<Appeal>;
  start: (act: DialogAct, appeal: Appeal) => void;
  openAuthor: (appeal: Appeal) => unknown;
  toggle: (appeal: Appeal) => void;
};

/** Commands for the current appeal of the list. */
export const appealCommands = ({ role, row, start, openAuthor, toggle }: Options): readonly Command[] => [
  ...actionCommands(DIALOG_ACTS, {
    of: 'appeals',
    where,
    titles: { reject: 'Murojaatni rad etish' },
    row,
    permission: (action, appeal) => action.permission({ role, appeal }),
    start,
  }),
  {
    id: 'appeals.author',
    title: 'Muallifning tashabbuslarini ochish',
    where,
    keys: ['KeyU'],
    ...row.act(openAuthor),
  },
  {
    id: 'appeals.tick',
    title: 'Murojaatni belgilash',
    where,
    keys: ['KeyX'],
    ...row.act(toggle, () => mayAct(role)),
  },
];
