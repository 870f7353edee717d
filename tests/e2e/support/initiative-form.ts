import { expect, type Locator, type Page } from 'playwright/test';
import type { Platform } from '../../platform/types.ts';
import { openScreen } from './go-to.ts';

/** A large form about an initiative, as a person sees it. */
export type InitiativeForm = {
  save: Locator;
  field: (label: string) => Locator;
  /** Finds an option by what is typed and takes the best one. */
  choose: (label: string, typed: string, option: string) => Promise<void>;
  /** Takes the first option of all; gives its name. */
  chooseFirst: (label: string) => Promise<string>;
  /** Opens it at its address and waits until it can be filled in. */
  open: (screen: 'accept' | 'edit', id: number) => Promise<void>;
  /** Whether what is typed may go. */
  question: Locator;
  leave: () => Promise<void>;
  stay: () => Promise<void>;
};

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
      // Signing in still leads somewhere itself.
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

/** An initiative of the staff's own district on the board under review, newest first, for which this SQL holds. */
export function initiativeWhere(platform: Platform, where: string) {
  const home = Number(platform.users.find(({ role }) => role === 'moderator')?.district_id);
  const row = platform.db
    .prepare(`SELECT * FROM initiatives WHERE district_id = ? AND board_id = 61 AND ${where} ORDER BY id DESC LIMIT 1`)
    .get(home);
  if (!row) throw new Error(`no initiative where ${where}`);
  return row as {
    id: number;
    public_id: string;
    description: string;
    requested_amount: number;
    granted_amount: number | null;
    category_id: number;
    district_id: number;
    quarter_id: number;
    organization_id: number | null;
    purchased_goods_file: string | null;
  };
}

/** New, and nobody has said anything about it. */
export const NEW = "stage = 'INITIAL' AND moderation_sub_stage IS NULL";

/** What was sent to change initiatives, with how it was answered; bodies have their long texts cut. */
export const sentOf = (platform: Platform) =>
  platform
    .calls()
    .filter(({ path, method }) => method !== 'GET' && path.includes('/initiatives/'))
    .map(({ method, path, body, status }) => ({ method, path, body, status }));
