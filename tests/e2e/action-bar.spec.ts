import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import type { Initiative } from '../platform/find/records.ts';
import { expect, test } from './fixtures.ts';
import { actionOf, openRow } from './support/open-row.ts';
import { stepsOf } from './support/steps.ts';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

/** A call that no other test of the whole program makes; what all have in common is a law (`laws/actions`). */
type SingleCall = {
  label: string;
  need: InitiativeNeed;
  call: (initiative: Initiative) => { method: string; path: string; body: unknown };
  success: string;
};

const CALLS = {
  moderator: {
    label: 'Tahrirlash huquqini berish',
    need: { stage: 'INITIAL', is_editable: 0 },
    call: ({ id }) => ({
      method: 'POST',
      path: `/api/v1/moderators/editable/initiatives/${id}`,
      body: { is_editable: true },
    }),
    success: 'Tahrirlash huquqi berildi',
  },
  admin: {
    label: 'AKT faylini yangilash',
    need: { season: 'finished', stage: 'WINNER' },
    call: ({ public_id }) => ({ method: 'PUT', path: '/api/v1/chronology/update-deed', body: { public_id } }),
    success: 'AKT fayli yangilandi!',
  },
} as const satisfies Readonly<Record<string, SingleCall>>;

for (const role of ['admin', 'moderator'] as const)
  test(`${CALLS[role].label}: the platform takes it as it is sent`, async ({ page, platform, signIn }) => {
    const { label, need, call, success }: SingleCall = CALLS[role];
    await signIn(role);
    await stepsOf(platform)(role, async (platform) => {
      const initiative = platform.find.initiative(need);
      await actionOf(await openRow(page, initiative), label).click();
      await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
      const { method, path, body } = call(initiative);
      const sent = platform.calls().filter((one) => one.method === method && one.path === path);
      expect(sent).toMatchObject([{ body, status: 200 }]);
    });
  });
