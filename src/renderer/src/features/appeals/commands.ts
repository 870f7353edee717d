import type { Role } from '@shared/roles.ts';
import { actionCommands, type CurrentRow } from '@/kit/actions/use-current-row.ts';
import type { Command } from '@/kit/commands/command.ts';
import { mayAct } from './access.ts';
import type { Verdict } from './api.ts';
import type { Appeal } from './appeal.ts';
import { DIALOG_ACTS, type DialogAct } from './appeal-actions.tsx';
import type { Selection } from './selection.tsx';

const where = 'Murojaatlarda' as const;

type Options = {
  role: Role;
  /** The row with the cursor. */
  row: CurrentRow<Appeal>;
  start: (act: DialogAct, appeal: Appeal) => void;
  openAuthor: (appeal: Appeal) => unknown;
  /** Opens the common dialog for the selected appeals. */
  decideAll: (verdict: Verdict) => void;
  selection: Pick<Selection, 'appeals' | 'alike' | 'toggle' | 'toggleAlike'>;
};

/** The common dialogs; with a selection, they have the keys of the single ones. */
const COMMON = [
  { id: 'answer', verdict: 'ANSWERED', title: 'Belgilanganlarga javob berish' },
  { id: 'reject', verdict: 'REJECTED', title: 'Belgilanganlarni rad etish' },
] as const;
/** The acts without the keys that the common dialogs have. */
const SINGLE_ACTS = DIALOG_ACTS.map((act) => (COMMON.some(({ id }) => id === act.id) ? { ...act, key: '' } : act));

/** Commands for the current appeal of the list, and for the selected ones. */
export const appealCommands = ({ role, row, start, openAuthor, decideAll, selection }: Options): readonly Command[] => [
  ...actionCommands(selection.appeals.length > 0 ? SINGLE_ACTS : DIALOG_ACTS, {
    of: 'appeals',
    where,
    titles: { reject: 'Murojaatni rad etish' },
    row,
    permission: (action, appeal) => action.permission({ role, appeal }),
    start,
  }),
  ...(selection.appeals.length > 0 ? COMMON : []).map(({ id, verdict, title }) => ({
    id: `appeals.${id}-ticked`,
    title,
    where,
    keys: DIALOG_ACTS.filter((act) => act.id === id).map(({ key }) => key),
    run: () => decideAll(verdict),
  })),
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
    ...row.act(selection.toggle, () => mayAct(role)),
  },
  {
    id: 'appeals.tick-alike',
    title: "O'xshashlarini belgilash",
    where,
    keys: ['Shift+KeyX'],
    ...row.act(selection.toggleAlike, (appeal) => mayAct(role) && selection.alike(appeal).length > 0),
  },
];
