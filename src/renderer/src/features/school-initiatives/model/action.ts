import type { Board } from '@/entities/boards.ts';
import type { Text } from '@/i18n/text.ts';
import type { DialogEnds, OwnedDialog, RecordAction } from '@/kit/actions/action.ts';
import type { Situation } from './access.ts';
import type { SchoolInitiative } from './school-initiative.ts';

/** The initiative and board of an action, as displayed when the action starts. */
export type Subject = { initiative: SchoolInitiative; board: Board | undefined };

/** Fields of the initiative that an action has changed, as far as the page knows them. */
export type ActionOutcome = Partial<SchoolInitiative>;

/** Props of an action's dialog. */
export type ActionDialogProps = Subject & DialogEnds<ActionOutcome>;

/** An action on a pupil's initiative; each opens a dialog. */
export type Action = RecordAction<Subject, Situation, Text> &
  OwnedDialog<Subject, ActionOutcome> & {
    id: 'accept' | 'decline' | 'finish' | 'reject' | 'return' | 'category';
  };

/** Opens the dialog of an action. */
export type Start = (action: Action, subject: Subject) => void;
