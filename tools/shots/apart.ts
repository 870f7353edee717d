import { openScreen } from '../../tests/e2e/support/go-to.ts';
import { signIn } from '../../tests/e2e/support/sign-in.ts';
import type { Platform } from '../../tests/platform/types.ts';
import { envOfInstalled, installProgram } from '../../tests/support/installed-program.ts';
import type { App } from '../../tests/support/launch.ts';
import { startOfficeProxy } from '../../tests/support/office-proxy.ts';
import { startUpdateFeed } from '../../tests/support/update-feed.ts';

/** The means to start the program. */
type Start = { folder: string; platform: Platform; launch: (env?: Record<string, string>) => Promise<App> };

/** A picture that needs a program started in its own way. */
export type Apart = {
  name: string;
  /** Shows it, calls `take` with the program, and cleans up; the caller closes the program. */
  show: (start: Start, take: (app: App) => Promise<void>) => Promise<void>;
};

const NOTES =
  'Eksport tezlashdi: 20 000 qator 3 soniyada.\nRad etish oynasida sabablar qidiriladi.\nXatolar tuzatildi.';

/** A program installed from an AppImage, with an update offered. */
async function withUpdate({ folder, launch }: Start, env: Record<string, string>, take: (app: App) => Promise<void>) {
  const feed = await startUpdateFeed();
  try {
    feed.release({ version: '9.1.0', notes: NOTES, content: Buffer.alloc(3 * 1024 * 1024) });
    await installProgram(folder, feed.url);
    await take(await launch({ ...envOfInstalled(folder), ...env }));
  } finally {
    await feed.close();
  }
}

const heading = (app: App, name: string) => app.page.getByRole('heading', { name }).waitFor();

/** The check of the platform, at its end. */
async function checked({ launch, platform }: Start, take: (app: App) => Promise<void>) {
  const app = await launch();
  await signIn({ platform, app, role: 'admin', address: undefined });
  await openScreen(app.page, '/contact');
  await app.page.getByRole('button', { name: 'Tekshirishni boshlash' }).click();
  await app.page.getByRole('list', { name: 'Ekranlar' }).waitFor({ timeout: 120_000 });
  await take(app);
}

/** The pages before the sign-in, and the dialogs that need their own program, network or installation. */
export const APART: readonly Apart[] = [
  {
    name: 'sign-in',
    show: async ({ launch }, take) => {
      const app = await launch();
      await heading(app, 'Tizimga kirish');
      await app.page.getByRole('img', { name: 'Misol javobi' }).waitFor();
      await take(app);
    },
  },
  {
    name: 'sign-in-failed',
    show: async ({ launch, platform }, take) => {
      const mend = platform.faults.add({ kind: 'status', status: 500, match: { path: '/api/v1/admin-login' } });
      const app = await launch();
      const { page } = app;
      for (const [field, text] of Object.entries({ 'Foydalanuvchi nomi': 'moderator', Parol: 'sir', Javob: '1' }))
        await page.getByRole('textbox', { name: field }).fill(text);
      await page.getByRole('button', { name: 'Kirish', exact: true }).click();
      await page.getByRole('alert').waitFor();
      await take(app);
      mend();
    },
  },
  {
    name: 'network-check',
    show: async ({ launch }, take) => {
      const app = await launch();
      await app.page.getByRole('link', { name: 'Tarmoqni tekshirish' }).click();
      await app.page.getByRole('list', { name: 'Tekshiruv natijalari' }).waitFor();
      await take(app);
    },
  },
  {
    name: 'network-check-failing',
    show: async ({ launch, platform }, take) => {
      const mend = platform.faults.add({ kind: 'wrong-content-type', match: { path: /captcha/ } });
      const app = await launch();
      await app.page.getByRole('link', { name: 'Tarmoqni tekshirish' }).first().click();
      await app.page.getByRole('list', { name: 'Tekshiruv natijalari' }).waitFor();
      await take(app);
      mend();
    },
  },
  { name: 'contact', show: (start, take) => checked(start, take) },
  {
    name: 'contact-differs',
    show: async (start, take) => {
      const { faults } = start.platform;
      const mend = faults.add({ kind: 'status', status: 403, match: { path: '/api/v1/customers' } });
      faults.add({
        kind: 'reshape',
        reshape: (body) => ({ items: Object.values(body as object).find(Array.isArray) }),
        match: { path: '/api/v1/funds' },
      });
      await checked(start, take);
      mend();
      faults.clear();
    },
  },
  {
    name: 'too-old',
    show: (start, take) =>
      withUpdate(start, { BACKOFFICE_LEAST_VERSION: '9.0.0' }, async (app) => {
        await app.page.getByRole('button', { name: 'Yuklab olish' }).waitFor();
        await take(app);
      }),
  },
  {
    name: 'too-old-not-installed',
    show: async ({ launch }, take) => {
      const app = await launch({ BACKOFFICE_LEAST_VERSION: '9.0.0' });
      await heading(app, 'Dasturni yangilash kerak');
      await take(app);
    },
  },
  {
    name: 'update-offered',
    show: (start, take) =>
      withUpdate(start, {}, async (app) => {
        await heading(app, 'Tizimga kirish');
        await app.clickMenu('Yangilanishlarni tekshirish');
        await app.page.getByRole('button', { name: 'Yuklab olish' }).waitFor();
        await take(app);
      }),
  },
  {
    name: 'update-ready',
    show: (start, take) =>
      withUpdate(start, {}, async (app) => {
        await heading(app, 'Tizimga kirish');
        await app.clickMenu('Yangilanishlarni tekshirish');
        await app.page.getByRole('button', { name: 'Yuklab olish' }).click();
        await app.page.getByRole('button', { name: 'Qayta ishga tushirish' }).waitFor();
        await take(app);
      }),
  },
  {
    name: 'proxy-login',
    show: async ({ launch }, take) => {
      const proxy = await startOfficeProxy('karimova:proksi-siri');
      try {
        const app = await launch({ HOST_PAC: proxy.pac });
        await app.page.getByRole('dialog').waitFor();
        await take(app);
      } finally {
        await proxy.close();
      }
    },
  },
];
