import type { Action } from '../model/action.ts';
import { CONTENT_ACTIONS } from './content-actions.ts';
import { DECISIONS } from './decision-actions.ts';
import { OUTCOME_ACTIONS } from './outcome-actions.ts';

/** All actions on an initiative, in the order of the buttons (spec 000 §2, §6). */
export const ACTIONS: readonly Action[] = [...DECISIONS, ...CONTENT_ACTIONS, ...OUTCOME_ACTIONS];
