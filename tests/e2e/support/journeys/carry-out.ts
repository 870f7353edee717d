import { expect as expectSoon, type Locator, type Page } from 'playwright/test';
import {
  type Chapter,
  type ChapterStep,
  type Control,
  namePattern,
  patternOf,
  type Sight,
} from '../../../../src/renderer/src/app/manual/chapter.ts';
import type { Text } from '../../../../src/renderer/src/i18n/text.ts';

/** Also outside of a test, where Playwright waits for less. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** A text in the script of the window. */
type Words = (text: string) => string;

/** How a chapter is carried out. */
export type CarryingOut = {
  /** Default: in Latin, the texts as they are. */
  t?: Words;
  /** What to type in a step, in place of its example. */
  typed?: string | undefined;
  /** The option to choose where the chapter leaves it open. Default: the first one. */
  choose?: string | undefined;
  /** Waits until the next press of a step may come. Default: at once. */
  beforePress?: ((nth: number) => Promise<void>) | undefined;
  /** What happens meanwhile, before the control of a step is looked for. Default: nothing. */
  meanwhile?: ((index: number) => void | Promise<void>) | undefined;
  /** Called with each step before it is done, and its control. */
  before?: (step: ChapterStep, index: number, control: Locator | null) => Promise<void>;
  /** Called when a step was done and what it leads to is seen. */
  after?: (step: ChapterStep, index: number) => Promise<void>;
};

const inLatin: Words = (text) => text;
/** A text of the program as Playwright takes it: one with `{{names}}` as a pattern, without flags, which it takes amiss. */
const wordsOf = (text: string): string | RegExp => (text.includes('{{') ? new RegExp(patternOf(text)) : text);

/** The control in the window, as a screen reader finds it. */
function locatorOf(page: Page, control: Control, t = inLatin): Locator {
  const { role, name, of, begins, foreign, within, checked } = control;
  const place = within ? locatorOf(page, within, t) : page;
  if (role === 'row') return place.locator('tr[data-row]').first();
  const isWhole = !of && !begins && !name?.includes('{{');
  const named = name !== undefined && {
    name: isWhole ? (foreign ? name : t(name)) : new RegExp(namePattern(control, t)),
    exact: true,
  };
  return place.getByRole(role, { ...named, ...(checked && { checked }) }).first();
}

/** Waits for what a step leads to. */
async function expectSight(page: Page, sight: Sight, t: Words): Promise<void> {
  if ('told' in sight) {
    const words = wordsOf(t(sight.told));
    const notices = page.locator('[role=status], [role=alert]').filter({ hasText: words });
    return expect(notices.nth((sight.times ?? 1) - 1)).toBeVisible();
  }
  // A radio button is there for a screen reader only; its label is what is seen.
  const control = locatorOf(page, sight, t);
  return sight.role === 'radio' ? expect(control).toBeAttached() : expect(control).toBeVisible();
}

/** What a person sees of a control: of a radio button, its label. */
export const seenOf = async (control: Locator): Promise<Locator> => {
  const id = await control.evaluate((element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.id : '',
  );
  return id ? control.page().locator(`label[for="${id}"]`) : control;
};

async function act(page: Page, step: ChapterStep, control: Locator | null, how: CarryingOut): Promise<void> {
  const { beforePress } = how;
  if (typeof step.act === 'object') {
    const keys = step.act.keys.replace('Ctrl+', 'Control+').split(' ');
    for (let nth = 0; nth < (step.act.times ?? 1); nth += 1) {
      await beforePress?.(nth);
      // Those of a sequence without a wait between them: it has to be over within a second.
      await Promise.all(keys.map((key) => page.keyboard.press(key)));
    }
    return;
  }
  if (step.act === 'look' || !control) return;
  if (step.act === 'click') return (await seenOf(control)).click();
  await type(control, step, how);
}

async function type(control: Locator, step: ChapterStep, { t = inLatin, typed }: CarryingOut) {
  const { example = '', foreign, anew } = step;
  const text = typed ?? (foreign ? example : t(example));
  if (anew) {
    await control.selectText();
    return control.pressSequentially(text);
  }
  await control.press('End');
  const before = await control.evaluate((element) => ('value' in element ? element.value : element.textContent));
  await control.pressSequentially((before ? ' ' : '') + text);
}

/** Whether a person goes on to the next field: not where something is to come up first, or a key is for this one. */
const isLeft = (step: ChapterStep, next: ChapterStep | undefined): boolean =>
  step.act === 'type' && !step.sees && !(typeof next?.act === 'object' && !next.act.keys.includes('+'));

/** Carries out a chapter as it is written: each step by its control, until what it leads to is seen. */
export async function carryOut(page: Page, { steps }: Chapter, how: CarryingOut): Promise<void> {
  const { t = inLatin, choose, meanwhile, before, after } = how;
  for (const [index, step] of steps.entries()) {
    await meanwhile?.(index);
    const isOpen = choose !== undefined && step.at?.role === 'option' && !step.at.name;
    const at = isOpen ? { role: 'option' as const, name: choose as Text } : step.at;
    const control = at ? locatorOf(page, at, t) : null;
    if (control) await (step.at?.role === 'radio' ? expect(control).toBeAttached() : expect(control).toBeVisible());
    await before?.(step, index, control);
    // As a click waits for it.
    if (control && typeof step.act === 'object') await expect(control).toBeEnabled();
    const { beforePress, ...others } = how;
    const isRepeated = typeof step.act === 'object' && (step.act.times ?? 1) > 1;
    await act(page, step, control, isRepeated ? how : others);
    if (isLeft(step, steps[index + 1])) await page.keyboard.press('Tab');
    if (step.sees) await expectSight(page, step.sees, t);
    await after?.(step, index);
  }
}
