import type { Role } from '../../src/shared/roles.ts';
import type { Platform } from '../platform/types.ts';
import { type Found, initiativeFinder } from '../support/initiative-finder.ts';
import { expect, test } from './fixtures.ts';
import { initiativeList } from './support/initiative-list.ts';
import { actionOf, openRow } from './support/open-row.ts';

const GENERIC = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

type SingleCall = {
  roles: Role[];
  label: string;
  where: string;
  board: number;
  /** Where it asks first. */
  question?: string;
  call: (initiative: Found) => { method: string; path: string; body: unknown };
  success: string;
  failure?: string;
};

const patched = (stage: object) => (initiative: Found) => ({
  method: 'PATCH',
  path: `/api/v1/initiatives/${initiative.public_id}`,
  body: stage,
});

const CALLS: SingleCall[] = [
  {
    roles: ['admin'],
    label: "Boshlang'ich bosqichga qaytarish",
    where: "stage = 'PASSED'",
    board: 61,
    question: "Tashabbus boshlang'ich bosqichga qaytarilsinmi?",
    call: patched({ stage: 'INITIAL', granted_amount: 0, moderator_comment: '' }),
    success: 'Tashabbus dastlabki bosqichga qaytarildi.',
  },
  {
    roles: ['admin'],
    label: "G'olib deb tayinlash",
    where: "stage = 'PASSED'",
    board: 61,
    question: "Tashabbus g'olib deb tayinlansinmi?",
    call: patched({ stage: 'WINNER' }),
    success: 'Tashabbus golib deb tayinlandi.',
  },
  {
    roles: ['admin'],
    label: "G'oliblikni bekor qilish",
    where: "stage = 'WINNER'",
    board: 49,
    question: "Tashabbusning g'olibligi bekor qilinsinmi?",
    call: patched({ stage: 'PASSED' }),
    success: 'Tashabbus goliblikdan mahrum etildi.',
  },
  {
    roles: ['admin', 'moderator'],
    label: 'Manzilni muallifga ochish',
    where: "stage = 'INITIAL' AND latitude > 0",
    board: 61,
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
    where: "stage = 'INITIAL' AND is_editable = 0",
    board: 61,
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
    where: "stage = 'INITIAL' AND is_editable = 1",
    board: 61,
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
    where: "stage = 'WINNER'",
    board: 49,
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

for (const role of ['admin', 'moderator'] as const) {
  const calls = CALLS.filter(({ roles }) => roles.includes(role));
  test(`${role}: ${calls.map(({ label }) => label).join(', ')}`, async ({ page, platform, signIn }) => {
    test.slow();
    const finder = initiativeFinder(platform);
    await signIn(role);
    for (const { label, where, board, question, call, success, failure = GENERIC } of calls) {
      platform.db.exec(
        "UPDATE initiatives SET is_editable = id % 2 WHERE stage = 'INITIAL' AND board_id = 61 AND is_editable IS NOT NULL",
      );
      const initiative = finder.next(where, `board_id = ${board} AND district_id = ${finder.home}`);
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
    }
  });
}

/** What this table knows of; others may stand beside it. */
const LABELS = [
  'Rad etish',
  'Tasdiqlash',
  'Tahrirlash huquqini berish',
  'Manzilni muallifga ochish',
  'Mobil monitoring',
  'Invest Id biriktirish',
  'AKT faylini yangilash',
  "Boshlang'ich bosqichga qaytarish",
  "G'olib deb tayinlash",
  "G'oliblikni bekor qilish",
  'Goliblikdan mahrum qilish',
];

const OF_ADMIN = ['Manzilni muallifga ochish', 'Invest Id biriktirish', 'AKT faylini yangilash'];
const CASES: { what: string; where: string; board: number; shown: Partial<Record<Role, string[]>> }[] = [
  {
    what: 'nobody has said anything',
    where: "stage = 'INITIAL' AND moderation_sub_stage IS NULL AND is_editable = 0",
    board: 61,
    shown: {
      admin: ['Rad etish', ...OF_ADMIN, "G'olib deb tayinlash"],
      moderator: ['Rad etish', 'Tahrirlash huquqini berish', 'Manzilni muallifga ochish'],
    },
  },
  {
    what: 'the moderator has decided',
    where: "stage = 'INITIAL' AND moderation_sub_stage = 'MODERATOR_DENIED' AND is_editable = 0",
    board: 61,
    shown: {
      admin: ['Rad etish', ...OF_ADMIN, "G'olib deb tayinlash"],
      moderator: ['Tahrirlash huquqini berish', 'Manzilni muallifga ochish'],
      district_manager: ['Rad etish', 'Tasdiqlash'],
    },
  },
  {
    what: 'a winner',
    where: "stage = 'WINNER'",
    board: 49,
    shown: {
      admin: [
        ...OF_ADMIN,
        'Mobil monitoring',
        "Boshlang'ich bosqichga qaytarish",
        "G'oliblikni bekor qilish",
        'Goliblikdan mahrum qilish',
      ],
      moderator: ['Manzilni muallifga ochish', 'Mobil monitoring'],
    },
  },
];

for (const role of ['admin', 'moderator', 'district_manager', 'region_manager'] as const) {
  test(`${role} is offered what the role may do, and nothing else`, async ({ page, platform, signIn }) => {
    test.slow();
    platform.db.exec("UPDATE initiatives SET is_editable = 0 WHERE stage = 'INITIAL' AND board_id = 61");
    const finder = initiativeFinder(platform);
    await signIn(role);
    for (const { what, where, board, shown } of CASES) {
      const row = await openRow(page, finder.next(where, `board_id = ${board} AND district_id = ${finder.home}`));
      const expected = shown[role] ?? [];
      for (const label of LABELS) {
        await expect(actionOf(row, label), `${what}: ${label}`).toHaveCount(expected.includes(label) ? 1 : 0);
      }
    }
    await expect(page.getByRole('button', { name: 'SMS', exact: true })).toHaveCount(role === 'admin' ? 1 : 0);
    await initiativeList(page).stage('Goliblar');
    await initiativeList(page).settled();
    await expect(page.getByRole('button', { name: 'Ovozlar' })).toHaveCount(role === 'admin' ? 1 : 0);
  });
}

test('my_garden_moderator is offered the decision only', async ({ page, platform, signIn }) => {
  await signIn('my_garden_moderator', 'later');
  const row = await openRow(page, initiativeFinder(platform).next("stage = 'INITIAL'", 'board_id = 58'));
  for (const label of LABELS) {
    await expect(actionOf(row, label), label).toHaveCount(label === 'Rad etish' ? 1 : 0);
  }
  await expect(page.getByRole('button', { name: 'SMS', exact: true })).toHaveCount(0);
});
