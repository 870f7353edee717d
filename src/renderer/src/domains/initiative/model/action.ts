import type { Role } from '@shared/roles.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Board } from '@/entities/boards.ts';
import type { Text } from '@/i18n/text.ts';
import type { DialogEnds, RecordAction } from '@/kit/actions/action.ts';
import type { Question } from '@/kit/confirm.ts';
import type { DecisiveFact } from '@/kit/decisions/changes.ts';
import type { Situation } from './access.ts';
import type { Initiative } from './initiative.ts';

/**
 * The initiative and board of an action, as displayed when the action starts. `then`: what its screen is asked to open
 * (`kit/use-asked.ts`). Default: nothing.
 */
export type Subject = { initiative: Initiative; board: Board | undefined; then?: string | undefined };

/** Props of an action's dialog. After `onDone`, all queries of the initiative are refetched. */
export type ActionDialogProps = Omit<Subject, 'then'> & DialogEnds<void>;

/** The effect of an action's button. */
type ActionKind =
  /** Opens a dialog. */
  | { kind: 'dialog'; Dialog: ComponentType<ActionDialogProps> }
  /** Opens a screen, or on the review desk the dialog with the same form, if there is one. */
  | {
      kind: 'page';
      path: (initiative: Initiative, role: Role) => string;
      Dialog?: ComponentType<ActionDialogProps>;
      /**
       * Asks the platform whether the screen may be opened; returns the reason why not, or null. Throws `AppError`.
       * Default: nothing is asked.
       */
      check?: (initiative: Initiative, queries: QueryClient) => Promise<Text | null>;
    }
  /** Makes a single call, after an optional confirmation. */
  | {
      kind: 'call';
      /** The initiative is named in the confirmation by default. */
      ask?: Omit<Question, 'about'>;
      call: (initiative: Initiative) => Promise<unknown>;
      /**
       * Further facts that the call rests on: it is not sent if one differs from what the person saw. Default: those of
       * every decision.
       */
      restsOn?: readonly DecisiveFact<Initiative>[];
      /** Success notice; a title only where the text alone is ambiguous between actions. */
      success: (before: Initiative) => readonly [text: Text, title?: Text];
      /** Failure notice where the server gives no message. Default: the generic text (C-079). */
      failure?: Text;
    };

/** An action on an initiative. */
export type Action = ActionKind & RecordAction<Subject, Situation> & { id: ActionId };

/** An action that opens a screen. */
export type PageAction = Action & { kind: 'page' };

/** An action that makes a single call. */
export type CallAction = Action & { kind: 'call' };

/** Ids of the actions. */
export type ActionId =
  | 'accept'
  | 'reject'
  | 'confirm'
  | 'deny'
  | 'view'
  | 'edit'
  | 'author-editing'
  | 'location'
  | 'location-permission'
  | 'registry'
  | 'registry-import'
  | 'monitoring'
  | 'chronology'
  | 'invest-id'
  | 'invest-data'
  | 'construction'
  | 'deed'
  | 'return'
  | 'promote'
  | 'demote'
  | 'ban';
