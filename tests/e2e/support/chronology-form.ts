import { expect, type Page } from 'playwright/test';
import type { App } from '../../support/launch.ts';
import { initiativeForm } from './initiative-form.ts';

/** The documents of a step, in tab order. */
export const STEP_DOCUMENTS = ['Yakuniy summa hujjati', 'Manzilli hujjat', 'Smeta hujjati'] as const;

type Partner = { inn: string; title: string };
type Step = { lot: string; orderer: Partner; contractor: Partner; paper: string };

/** Fills the form of a step by keyboard alone, from the focused lot number on; the caller saves it. */
export async function typeStep({ app, page }: { app: App; page: Page }, { lot, orderer, contractor, paper }: Step) {
  const { field } = initiativeForm(page);
  const choose = async (label: string, { inn, title }: { inn: string; title: string }) => {
    await expect(field(label)).toBeFocused();
    await page.keyboard.type(inn);
    await expect(page.getByRole('option')).toHaveText([`${title} · ${inn}`]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  };
  const day = async (typed: string) => {
    await page.keyboard.type(typed);
    // Past the calendar button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  };
  await page.keyboard.type(lot);
  await page.keyboard.press('Tab');
  await choose('Buyurtmachi', orderer);
  await day('21.07.2026');
  await choose('Pudratchi', contractor);
  await day('30.08.2026');
  await page.keyboard.type('9876543210000');
  for (const [index, label] of STEP_DOCUMENTS.entries()) {
    await app.scriptDialog({ dialog: 'open-dialog', filePaths: [paper] });
    await page.getByRole('button', { name: label }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Yuborildi')).toHaveCount(index + 1);
  }
}
