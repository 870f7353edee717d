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
  | 'navigation'
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
  /** What the name is said of, before it: "Mahallalar: Yuklash"; true: any words of the platform. Default: nothing. */
  of?: Text | true;
  /** Only when more words follow the name, such as those of its record or kinds of files. Default: none do. */
  begins?: true;
  /** Its name is of another language, the same in both scripts. Default: a text in the script of the window. */
  foreign?: true;
  /** What it stands in. Default: the window. */
  within?: Control;
  /** Only when checked. Default: either way. */
  checked?: true;
};

/** What a person sees after a step: a control, or words of a notice, which are there so many times (default: once). */
export type Sight = Control | { told: Text; times?: number };

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
  /** The example is of another language, the same in both scripts. */
  foreign?: true;
  /** What is typed takes the place of what stands there. Default: it is added. */
  anew?: true;
  /** What one sees then. Default: nothing new. */
  sees?: Sight;
  /** Path of the screen from this step on. Default: that of the step before, at first the chapter's. */
  screen?: string;
  /** Done on a page that stands alone, without the manual beside it. */
  alone?: true;
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

/** Pattern of a control's accessible name, for its texts in the script of the window. */
export const namePattern = ({ name = '', of, begins, foreign }: Control, t: (text: Text) => string): string =>
  `^\\s*${of ? `${of === true ? '.+' : patternOf(t(of))}: ` : ''}${patternOf(foreign ? name : t(name))}${begins ? '' : '\\s*$'}`;

/** Path of the screen on which a step is done. */
export const screenOf = ({ screen, steps }: Chapter, index: number): string =>
  steps.slice(0, index + 1).findLast((step) => step.screen !== undefined)?.screen ?? screen;
