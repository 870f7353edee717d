import { expect } from 'playwright/test';
import { initiativeList } from '../../tests/e2e/support/initiative-list.ts';
import { openReject, REASONS } from '../../tests/e2e/support/reject-dialog.ts';
import { appOf, type FirstRun, MINUTE_MS, openList } from './context.ts';
import { FILE_STEPS } from './file-steps.ts';
import type { FirstStep } from './run-steps.ts';

/** The steps in their order, all as the administrator of the stand-in platform. */
export const FIRST_STEPS: readonly FirstStep<FirstRun>[] = [
  {
    id: 'beliefs',
    title: 'What is assumed about Electron',
    needs: [],
    limitMs: 4 * MINUTE_MS,
    go: async ({ beliefs }) => `${await beliefs()} assumptions hold`,
  },
  {
    id: 'launch',
    title: 'Launch',
    needs: [],
    limitMs: MINUTE_MS,
    go: async (run) => {
      run.app = await run.launch();
      const { page } = run.app;
      page.setDefaultTimeout(MINUTE_MS / 2);
      await page.getByRole('heading', { name: 'Tizimga kirish' }).waitFor();
      return 'the sign-in page is shown';
    },
  },
  {
    id: 'sign-in',
    title: 'Sign-in',
    needs: ['launch'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const { page } = appOf(run);
      await page.getByLabel('Foydalanuvchi nomi').fill(run.user.username);
      await page.getByRole('textbox', { name: 'Parol' }).fill(run.user.password);
      await page.getByRole('img', { name: 'Misol javobi' }).waitFor();
      await page.getByPlaceholder('Javob').fill(String(run.platform.captchaAnswer()));
      await page.getByRole('button', { name: 'Kirish', exact: true }).click();
      await page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).waitFor();
      return 'by name, password and captcha';
    },
  },
  {
    id: 'list',
    title: 'One list',
    needs: ['sign-in'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const { page } = appOf(run);
      await openList(page);
      return `${await initiativeList(page).total()} initiatives`;
    },
  },
  {
    id: 'decision',
    title: 'One decision',
    needs: ['sign-in'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const { page } = appOf(run);
      const initiative = run.platform.find.initiative({ waitsFor: 'moderator' });
      const view = await openReject(page, initiative);
      await view.choose(REASONS.plain);
      await view.comment.fill("Loyiha hujjatlari to'liq emas");
      await view.send.click();
      await page.getByText('Rad etish amalga oshirildi!').waitFor();
      const { stage } = run.platform.read.initiative(initiative.id);
      expect(stage, 'the platform has it').toBe('NOT_PASSED');
      return 'an initiative is rejected';
    },
  },
  ...FILE_STEPS,
  {
    id: 'sign-out',
    title: 'One sign-out',
    needs: ['sign-in'],
    limitMs: MINUTE_MS,
    go: async (run) => {
      const { page } = appOf(run);
      await openList(page);
      await page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).click();
      await page.getByRole('menuitem', { name: 'Tizimdan chiqish' }).click();
      const asked = page.getByRole('dialog', { name: 'Tizimdan chiqishni istaysizmi?' });
      await asked.getByRole('button', { name: 'Ha', exact: true }).click();
      await page.waitForURL(/\/auth$/);
      await appOf(run).close();
      return 'and the program has ended in order';
    },
  },
];
