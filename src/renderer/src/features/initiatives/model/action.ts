import type { Role } from '@shared/roles.ts';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Board } from '@/entities/boards.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { Question } from '@/kit/confirm.ts';
import type { Permission, Situation } from './access.ts';
import type { Initiative } from './initiative.ts';

/** What every dialog of an action gets. It is mounted when it opens and unmounted when it closes. */
export type ActionDialogProps = {
  initiative: Initiative;
  board: Board | undefined;
  /** Takes the dialog away. */
  onClose: () => void;
  /** The platform has carried it out: everything shown of the initiative is read again. The dialog then closes itself. */
  onDone: () => void;
};

/** What one action does when its button is pressed. */
type ActionKind =
  /** Opens a dialog. */
  | { kind: 'dialog'; Dialog: ComponentType<ActionDialogProps> }
  /** Goes to a screen; where a dialog with the same form exists, the review desk opens that instead. */
  | { kind: 'page'; path: (initiative: Initiative, role: Role) => string; Dialog?: ComponentType<ActionDialogProps> }
  /** Makes a single call, after a question where there is one. */
  | {
      kind: 'call';
      /** It names the initiative by itself. */
      ask?: Omit<Question, 'about'>;
      call: (initiative: Initiative) => Promise<unknown>;
      /** What is said when it is done, and above it, where the text alone does not tell it from another action's. */
      success: (before: Initiative) => readonly [text: Text, title?: Text];
      /** Said where the server has no words of its own. Default: the generic text (C-079). */
      failure?: Text;
    };

export type Action = ActionKind & {
  id: ActionId;
  label: Text | ((initiative: Initiative) => Text);
  icon: Icon;
  /** How it looks: a decision for or against, something that takes away for good, or one of the others. */
  tone: 'for' | 'against' | 'danger' | 'plain';
  /** Who sees it, and when. */
  permission: (situation: Situation) => Permission;
  /** Why it is disabled where it is. */
  why?: (situation: Situation) => Text | null;
  /** What it does, where its name is not enough. Default: the name says it. */
  note?: Text;
  /** The review desk's key, as a physical key: it opens, it never decides. */
  key?: string;
};

/** One that makes a single call. */
export type CallAction = Action & { kind: 'call' };

export type ActionId =
  | 'accept'
  | 'reject'
  | 'confirm'
  | 'deny'
  | 'edit'
  | 'author-editing'
  | 'location'
  | 'location-permission'
  | 'registry'
  | 'registry-import'
  | 'monitoring'
  | 'invest-id'
  | 'deed'
  | 'return'
  | 'promote'
  | 'demote'
  | 'ban';
