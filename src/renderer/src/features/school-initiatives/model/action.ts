import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Board } from '@/entities/boards.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { Situation } from './access.ts';
import type { SchoolInitiative } from './school-initiative.ts';

/** The initiative and board of an action, as displayed when the action starts. */
export type Subject = { initiative: SchoolInitiative; board: Board | undefined };

/** Fields of the initiative that an action has changed, as far as the page knows them. */
export type ActionOutcome = Partial<SchoolInitiative>;

/** Props of an action's dialog, which is mounted on opening and unmounted on closing. */
export type ActionDialogProps = Subject & {
  /** Unmounts the dialog. */
  onClose: () => void;
  /** Called when the platform has carried out the action, with what is known of its outcome; the dialog then closes. */
  onDone: (outcome: ActionOutcome) => void;
};

/** An action on a pupil's initiative; each opens a dialog. */
export type Action = {
  id: 'accept' | 'decline' | 'finish' | 'reject' | 'return' | 'category';
  label: Text;
  icon: Icon;
  /** Look of the button: a decision for or against, the way back, or a change of the content. */
  tone: 'for' | 'against' | 'back' | 'plain';
  /** Who sees the action, and when. */
  permission: (situation: Situation) => boolean;
  /** Physical key on the current row. The key only opens the dialog; it never decides. */
  key?: string;
  Dialog: ComponentType<ActionDialogProps>;
};
