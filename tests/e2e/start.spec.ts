import { expect, test } from './fixtures.ts';

test.use({ signedOut: true });

test('without a session the program shows the sign-in page', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();
});
