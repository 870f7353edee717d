import type { Page } from 'playwright/test';
import type { Role } from '../../src/shared/roles.ts';
import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import type { Initiative } from '../platform/find/records.ts';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { initiativeList } from './support/initiative-list.ts';
import { actionOf, openRow } from './support/open-row.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const GENERIC = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const WINNER = { season: 'finished', stage: 'WINNER' } satisfies InitiativeNeed;

type SingleCall = {
  roles: Role[];
  label: string;
  need: InitiativeNeed;
  /** The confirmation question, if the action asks one. */
  question?: string;
  call: (initiative: Initiative) => { method: string; path: string; body: unknown };
  success: string;
  failure?: string;
};

const patched = (stage: object) => (initiative: Initiative) => ({
  method: 'PATCH',
  path: `/api/v1/initiatives/${initiative.public_id}`,
  body: stage,
});

const CALLS: SingleCall[] = [
  {
    roles: ['admin'],
    label: "Boshlang'ich bosqichga qaytarish",
    need: { stage: 'PASSED' },
    question: "Tashabbus boshlang'ich bosqichga qaytarilsinmi?",
    call: patched({ stage: 'INITIAL', granted_amount: 0, moderator_comment: '' }),
    success: 'Tashabbus dastlabki bosqichga qaytarildi.',
  },
  {
    roles: ['admin'],
    label: "G'olib deb tayinlash",
    need: { stage: 'PASSED' },
    question: "Tashabbus g'olib deb tayinlansinmi?",
    call: patched({ stage: 'WINNER' }),
    success: 'Tashabbus golib deb tayinlandi.',
  },
  {
    roles: ['admin'],
    label: "G'oliblikni bekor qilish",
    need: WINNER,
    question: "Tashabbusning g'olibligi bekor qilinsinmi?",
    call: patched({ stage: 'PASSED' }),
    success: 'Tashabbus goliblikdan mahrum etildi.',
  },
  {
    roles: ['admin', 'moderator'],
    label: 'Manzilni muallifga ochish',
    need: { stage: 'INITIAL', located: true },
    question: 'Muallifga manzilni qayta belgilashga ruxsat berilsinmi?',
    call: ({ id }) => ({
      method: 'POST',
      path: `/api/v1/moderators/initiatives/${id}/location`,
      body: { latitude: 0, longitude: 0 },
    }),
    success: "Manzil o'zgartirishga ruxsat berildi",
  },
  {
    roles: ['moderator'],
    label: 'Tahrirlash huquqini berish',
    need: { stage: 'INITIAL', is_editable: 0 },
    call: ({ id }) => ({
      method: 'POST',
      path: `/api/v1/moderators/editable/initiatives/${id}`,
      body: { is_editable: true },
    }),
    success: 'Tahrirlash huquqi berildi',
  },
  {
    roles: ['moderator'],
    label: 'Tahrirlash huquqini olish',
    need: { stage: 'INITIAL', is_editable: 1 },
    call: ({ id }) => ({
      method: 'POST',
      path: `/api/v1/moderators/editable/initiatives/${id}`,
      body: { is_editable: false },
    }),
    success: "Tahrirlash huquqi olib qo'yildi",
  },
  {
    roles: ['admin'],
    label: 'AKT faylini yangilash',
    need: WINNER,
    call: ({ public_id }) => ({ method: 'PUT', path: '/api/v1/chronology/update-deed', body: { public_id } }),
    success: 'AKT fayli yangilandi!',
    failure: "Yangilashda xatolik sodir bo'ldi!",
  },
];

const writes = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method !== 'GET' && !/login|token/.test(path))
    .map(({ method, path, body, status }) => ({ method, path, body, status }));

/** The buttons that this test checks; a row may have others. */
const LABELS = [
  'Rad etish',
  'Tasdiqlash',
  'Tahrirlash huquqini berish',
  'Manzilni muallifga ochish',
  'Mobil monitoring',
  'Xronologiya',
  "Ko'rish",
  'Invest Id biriktirish',
  "Shaffof investitsiya ma'lumotlari",
  'Shaffof qurilish',
  'AKT faylini yangilash',
  "Boshlang'ich bosqichga qaytarish",
  "G'olib deb tayinlash",
  "G'oliblikni bekor qilish",
  'Goliblikdan mahrum qilish',
];

const OF_ADMIN = ['Manzilni muallifga ochish', 'Invest Id biriktirish', 'AKT faylini yangilash', 'Xronologiya'];
const CASES: { what: string; need: InitiativeNeed; shown: Partial<Record<Role, string[]>> }[] = [
  {
    what: 'nobody has said anything',
    need: { waitsFor: 'moderator', is_editable: 0 },
    shown: {
      admin: ['Rad etish', ...OF_ADMIN, "G'olib deb tayinlash"],
      moderator: ['Rad etish', 'Tahrirlash huquqini berish', 'Manzilni muallifga ochish', 'Xronologiya'],
      region_manager: ["Ko'rish"],
    },
  },
  {
    what: 'the moderator has decided',
    need: { waitsFor: 'district_manager', moderation_sub_stage: 'MODERATOR_DENIED', is_editable: 0 },
    shown: {
      admin: ['Rad etish', ...OF_ADMIN, "G'olib deb tayinlash"],
      moderator: ['Tahrirlash huquqini berish', 'Manzilni muallifga ochish', 'Xronologiya'],
      region_manager: ["Ko'rish"],
      district_manager: ['Rad etish', 'Tasdiqlash'],
    },
  },
  {
    what: 'a winner',
    need: WINNER,
    shown: {
      admin: [
        ...OF_ADMIN,
        "Shaffof investitsiya ma'lumotlari",
        'Mobil monitoring',
        "Boshlang'ich bosqichga qaytarish",
        "G'oliblikni bekor qilish",
        'Goliblikdan mahrum qilish',
      ],
      moderator: ['Manzilni muallifga ochish', 'Shaffof qurilish', 'Mobil monitoring', 'Xronologiya'],
      region_manager: ["Ko'rish"],
    },
  },
];

/** A person with this role is offered these actions in each case, and no others. */
async function expectOffered(page: Page, platform: Platform, role: Role): Promise<void> {
  for (const { what, need, shown } of CASES) {
    const row = await openRow(page, platform.find.initiative(need));
    const expected = shown[role] ?? [];
    for (const label of LABELS) {
      await expect(actionOf(row, label), `${what}: ${label}`).toHaveCount(expected.includes(label) ? 1 : 0);
    }
  }
  await expect(page.getByRole('button', { name: 'SMS', exact: true })).toHaveCount(role === 'admin' ? 1 : 0);
  await initiativeList(page).stage('Goliblar');
  await initiativeList(page).settled();
  await expect(page.getByRole('button', { name: 'Ovozlar' })).toHaveCount(role === 'admin' ? 1 : 0);
}

for (const role of ['admin', 'moderator'] as const) {
  const calls = CALLS.filter(({ roles }) => roles.includes(role));
  test(`${role} is offered the permitted actions only: ${calls.map(({ label }) => label).join(', ')}`, async ({
    page,
    platform,
    signIn,
  }) => {
    test.slow();
    const step = stepsOf(platform);
    await signIn(role);
    await step('the permitted actions only', (platform) => expectOffered(page, platform, role));
    for (const { label, need, question, call, success, failure = GENERIC } of calls)
      await step(label, async (platform) => {
        const initiative = platform.find.initiative(need);
        const row = await openRow(page, initiative);
        const start = async () => {
          await actionOf(row, label).click();
          if (question) await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Ha' }).click();
        };
        const before = writes(platform).length;
        if (question) {
          await actionOf(row, label).click();
          const dialog = page.getByRole('dialog', { name: question });
          await dialog.getByRole('button', { name: 'Bekor qilish' }).click();
          await expect(dialog).toBeHidden();
        }
        const expected = call(initiative);
        platform.faults.add({ kind: 'status', status: 500, message: null, match: { path: expected.path }, times: 1 });
        await start();
        await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
        await start();
        await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
        expect(writes(platform).slice(before), label).toEqual([
          // A call that a fault answers is recorded without its body.
          { ...expected, body: null, status: 500 },
          { ...expected, status: 200 },
        ]);
      });
  });
}

test('the other roles are offered the permitted actions only', async ({ page, platform, signIn }) => {
  test.slow();
  const step = stepsOf(platform);
  for (const role of ['district_manager', 'region_manager'] as const)
    await step(role, async (platform) => {
      await signIn(role);
      await expectOffered(page, platform, role);
      await signOut(page);
    });

  await step('my_garden_moderator is offered the decision only', async (platform) => {
    await signIn('my_garden_moderator', 'later');
    const row = await openRow(
      page,
      platform.find.initiative({ season: 'garden', place: 'anywhere', stage: 'INITIAL' }),
    );
    for (const label of LABELS) {
      await expect(actionOf(row, label), label).toHaveCount(label === 'Rad etish' ? 1 : 0);
    }
    await expect(page.getByRole('button', { name: 'SMS', exact: true })).toHaveCount(0);
  });
});
