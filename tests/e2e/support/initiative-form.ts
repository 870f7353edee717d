import { expect, type Locator, type Page } from 'playwright/test';
import type { Platform } from '../../platform/types.ts';
import { openScreen } from './go-to.ts';

/** A large form about an initiative, as a person sees it. */
export type InitiativeForm = {
  save: Locator;
  field: (label: string) => Locator;
  /** Filters the options by the typed text and takes the best match. */
  choose: (label: string, typed: string, option: string) => Promise<void>;
  /** Takes the first of all options; returns its name. */
  chooseFirst: (label: string) => Promise<string>;
  /** Opens the form at its address and waits until it can be filled in. */
  open: (screen: 'accept' | 'edit', id: number) => Promise<void>;
  /** The question whether to discard the input. */
  question: Locator;
  leave: () => Promise<void>;
  stay: () => Promise<void>;
};

/** The note that saving waits for lookups or an active season; until it disappears, the form's keys send nothing (Z-157). */
export const waiting = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /Hali yuklanmadi|hozir faol emas/ });

/** The form in the window. */
export function initiativeForm(page: Page): InitiativeForm {
  const save = page.getByRole('button', { name: 'Saqlash' });
  // A required field's name ends in a star.
  const field = (label: string) =>
    page.getByRole('textbox', { name: label }).or(page.getByRole('combobox', { name: label }));
  const question = page.getByRole('dialog', { name: "Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?" });
  const answer = async (name: string) => {
    await question.getByRole('button', { name, exact: true }).click();
    await expect(question).toBeHidden();
  };
  return {
    save,
    field,
    choose: async (label, typed, option) => {
      await field(label).click();
      await field(label).fill(typed);
      await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(field(label)).toHaveValue(option);
    },
    chooseFirst: async (label) => {
      await field(label).click();
      await page.getByRole('option').first().click();
      await expect(field(label)).not.toHaveValue('');
      return field(label).inputValue();
    },
    open: async (screen, id) => {
      // The navigation of the sign-in must come first.
      await expect(page).toHaveURL(/\/app\/\w/);
      await openScreen(page, `/app/initiative/${screen}/${id}`);
      await expect(field('Tavsif')).toBeVisible();
      await expect(page.getByRole('progressbar', { name: "Ma'lumotlar yuklanmoqda" })).toHaveCount(0);
    },
    question,
    leave: () => answer('Chiqish'),
    stay: () => answer('Qolish'),
  };
}

/** The calls that change initiatives, with their statuses; long texts in the bodies are truncated. */
export const sentOf = (platform: Platform) =>
  platform
    .calls()
    .filter(({ path, method }) => method !== 'GET' && path.includes('/initiatives/'))
    .map(({ method, path, body, status }) => ({ method, path, body, status }));
