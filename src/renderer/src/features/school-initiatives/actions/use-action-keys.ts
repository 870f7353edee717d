import type { Text } from '@/i18n/text.ts';
import { actionCommands, useCurrentRow } from '@/kit/actions/use-current-row.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useMe } from '@/session/session.ts';
import type { Action, Start, Subject } from '../model/action.ts';
import type { SchoolInitiative } from '../model/school-initiative.ts';
import { ACTIONS } from './actions.ts';

/** Names of the actions whose labels are unclear outside their row. */
const TITLES: Partial<Record<Action['id'], Text>> = { accept: 'Qabul qilish oynasi', decline: 'Rad etish oynasi' };

/** Binds the keys of the actions to the current row; returns the function that sets the current row. */
export function useActionKeys(subjectOf: (initiative: SchoolInitiative) => Subject, start: Start) {
  const { role } = useMe();
  const row = useCurrentRow<SchoolInitiative>();
  useCommands(
    actionCommands(ACTIONS, {
      of: 'school',
      where: 'Maktab tashabbuslarida',
      titles: TITLES,
      row,
      permission: (action, now) => action.permission({ role, ...subjectOf(now) }),
      start: (action, now) => start(action, subjectOf(now)),
    }),
  );
  return row.set;
}
