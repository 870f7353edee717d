import type { Role } from '@shared/roles.ts';
import { IconBan, IconCategory, IconMessageReply, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import type { OwnedDialog, RecordAction } from '@/kit/actions/action.ts';
import { type Act, actsOn } from './access.ts';
import { AnswerDialog, type AppealDialogProps } from './answer-dialog.tsx';
import type { Appeal } from './appeal.ts';
import { TypeDialog } from './type-dialog.tsx';
import type { AnswerKind } from './use-answer.ts';

type Subject = Pick<AppealDialogProps, 'appeal'>;

/** An action on an appeal; its key is for the current row. */
export type AppealAction = RecordAction<Subject, Subject & { role: Role }, Text> & { id: Act; key: string };
/** An action with a dialog of its own; `onDone` names the appeals that were decided. */
export type DialogAct = AppealAction & OwnedDialog<Subject, readonly Appeal[]>;

const may =
  (act: Act): AppealAction['permission'] =>
  ({ role, appeal }) =>
    actsOn(role, appeal).includes(act);
const dialogOf = (kind: AnswerKind) => (props: AppealDialogProps) => <AnswerDialog kind={kind} {...props} />;

/** The actions with a dialog of their own (spec 001 §4). */
export const DIALOG_ACTS: readonly DialogAct[] = [
  {
    id: 'answer',
    label: 'Javob berish',
    icon: IconMessageReply,
    tone: 'for',
    permission: may('answer'),
    key: 'KeyA',
    Dialog: dialogOf('answer'),
  },
  {
    id: 'reject',
    label: 'Rad etish',
    icon: IconBan,
    tone: 'against',
    permission: may('reject'),
    key: 'KeyR',
    Dialog: dialogOf('reject'),
  },
  {
    id: 'edit',
    label: 'Javobni tahrirlash',
    icon: IconPencil,
    tone: 'back',
    permission: may('edit'),
    key: 'KeyE',
    Dialog: dialogOf('edit'),
  },
  {
    id: 'type',
    label: "Turini o'zgartirish",
    icon: IconCategory,
    tone: 'plain',
    permission: may('type'),
    key: 'KeyT',
    Dialog: TypeDialog,
  },
];

/** All actions on an appeal, in the order of the buttons. Deletion uses the Delete key, as in every list. */
export const APPEAL_ACTIONS: readonly (AppealAction | DialogAct)[] = [
  ...DIALOG_ACTS,
  { id: 'delete', label: "O'chirish", icon: IconTrash, tone: 'danger', permission: may('delete'), key: 'Delete' },
];
