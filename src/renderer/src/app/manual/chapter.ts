import type { Part } from '@/domains/initiative/model/access.ts';
import type { Text } from '@/i18n/text.ts';

/** Role of a control that the manual speaks of; `row`: a row of records. */
export type ControlRole =
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'link'
  | 'list'
  | 'listbox'
  | 'menuitem'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'searchbox'
  | 'switch'
  | 'tab'
  | 'table'
  | 'textbox'
  | 'toolbar';

/** A control as the screen has it. */
export type Control = {
  role: ControlRole;
  /** Its accessible name, a text of the program; `{{names}}` stand for any words. Default: any, the first one. */
  name?: Text;
  /** What it stands in. Default: the window. */
  within?: Control;
  /** Only when checked. Default: either way. */
  checked?: true;
};

/** What a person sees after a step: a control, or words of a notice. */
export type Sight = Control | { told: Text };

/**
 * What a person does: clicks, types, only looks, or presses a key (as a command has it) so many times. Default: once. A
 * sequence of keys is over by what one sees then.
 */
type Act = 'click' | 'type' | 'look' | { keys: string; times?: number };

/** A step of a chapter. */
export type ChapterStep = {
  /** What to do, one sentence. «{{control}}» and «{{keys}}» are filled from `at` and `act`. */
  says: Text;
  act: Act;
  /** The control. Default: none, the whole page. */
  at?: Control;
  /** What to type, as an example. */
  example?: Text;
  /** What one sees then. Default: nothing new. */
  sees?: Sight;
  /** Path of the screen from this step on. Default: that of the step before, at first the chapter's. */
  screen?: string;
};

/** What can go wrong: the words that the screen shows then, and what to do; «{{control}}» is filled from `at`. */
export type ChapterTrouble = { told: Text; remedy: Text; at?: Control };

/** A chapter of the manual: one thing that a person comes to do. */
export type Chapter = {
  id: string;
  title: Text;
  /** When one needs it. */
  when: Text;
  /** What must be there. */
  needs: readonly Text[];
  /** Path of the screen at which it begins, as in the registry; the roles that may open it have the chapter. */
  screen: string;
  /** Only for those with this part in the review. Default: for all of the screen. */
  part?: Part;
  steps: readonly ChapterStep[];
  troubles: readonly ChapterTrouble[];
};

/** Pattern of a text of the program, whose `{{names}}` stand for any words. */
export const patternOf = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\\\{\w+\\\}\\\}/g, '.+');

/** Path of the screen on which a step is done. */
export const screenOf = ({ screen, steps }: Chapter, index: number): string =>
  steps.slice(0, index + 1).findLast((step) => step.screen !== undefined)?.screen ?? screen;
