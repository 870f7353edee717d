import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm, sentOf } from './support/initiative-form.ts';
import { initiativeList } from './support/initiative-list.ts';
import { openReject, REASONS } from './support/reject-dialog.ts';
import { stepsOf } from './support/steps.ts';

/** Each key of the configuration that answers a reading, and how the stand-in contradicts that reading. */
const KEYS = [
  ['BACKOFFICE_ANSWER_KEY', 'javob', 'own-names'],
  ['BACKOFFICE_TOTAL_KEY', 'jami', 'own-names'],
  ['BACKOFFICE_MOST_ROWS', '400', 'Z-119'],
  ['BACKOFFICE_SITE_ITEMS_ALL', 'null', 'Z-123'],
  ['BACKOFFICE_QUARTERLY_REPORTS_PATH', 'api/v1/moderators/quarterly-reports', 'Z-069'],
  ['BACKOFFICE_ACCEPT_KEYS', 'plain', 'Z-038'],
  ['BACKOFFICE_EMPTY_FIELDS', 'left-out', 'Z-145'],
  ['BACKOFFICE_CAPTCHA_RESULT', 'number', 'Z-036'],
] as const;
const CONTRARY = [...new Set(KEYS.map(([, , way]) => way))];

const ENV = { env: Object.fromEntries(KEYS.map(([variable, value]) => [variable, value])) };

test.describe('configured for its ways', () => {
  test.use({ appOptions: ENV });

  test('with the keys of its ways the program works on a platform that differs: lists, long pages, forms, decisions', async ({
    page,
    platform,
    signIn,
  }) => {
    const step = stepsOf(platform);
    platform.contrary.set(CONTRARY);
    // captchaResult: a platform that takes numbers alone lets the person in.
    expect((await signIn('admin', 'later')).ok).toBe(true);

    await step('answerKey, totalKey: a list has its rows and its total', async () => {
      await goTo(page, '/app/funds');
      await expect(page.locator('tr[data-row]').first()).toBeVisible();
      await expect(page.getByText(/^Jami: \d+ /)).toBeVisible();
    });

    await step('mostRows: a page of 1,000 rows comes in three answers, whole', async (platform) => {
      await goTo(page, '/app/initiatives?size=1000');
      await initiativeList(page).settled();
      await expect(page.getByText(/1–1\s000/)).toBeVisible();
      const asked = platform.calls().filter(({ path }) => path === '/api/v1/moderators/initiatives');
      expect(asked.map(({ query: { limit, offset } }) => [limit, offset])).toEqual([
        ['400', '0'],
        ['400', '400'],
        ['200', '800'],
      ]);
    });

    await step('siteItemsAll: news of both states are listed', async () => {
      await goTo(page, '/app/news');
      await expect(page.locator('tr[data-row]').first()).toBeVisible();
    });

    await step('quarterlyReportsPath: a report is opened and saved', async (platform) => {
      await goTo(page, '/app/quarter-reports');
      await page.locator('tr[data-row]').first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/add\/\d+$/);
      const id = Number(page.url().split('/').at(-1));
      const { district_id, season } = platform.read.quarterlyReport({ id });
      platform.remove.quarterlyReport({ district_id, season, quarter: 4 });
      await page.getByRole('combobox', { name: 'Chorak' }).click();
      await page.getByRole('option', { name: '4-chorak' }).click();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/quarter-reports(?:\?|$)/);
      expect(platform.read.quarterlyReport({ id }).quarter).toBe(4);
    });

    await step('acceptKeys: an initiative is accepted with its customer', async (platform) => {
      const { id } = platform.find.initiative({ waitsFor: 'moderator', asksFor: 'nothing' });
      const customer = platform.find.customer();
      const form = initiativeForm(page);
      await form.open('accept', id);
      await form.choose('Buyurtmachi', customer.tin, customer.title);
      await form.field('Ajratilgan summa').fill('250000000');
      await form.field('Izoh').fill('Hujjatlar tartibda.');
      await page.keyboard.press('Control+s');
      await expect(page.getByText("Ma'qullash bajarildi.")).toBeVisible();
      expect(sentOf(platform).at(-1)?.body).toMatchObject({ customer_id: customer.id });
    });

    await step('emptyFields: an initiative is rejected without a file', async (platform) => {
      const initiative = platform.find.initiative({ waitsFor: 'moderator' });
      const reject = await openReject(page, initiative);
      await reject.choose(REASONS.plain);
      await reject.comment.fill('Nizomga mos emas.');
      await reject.send.click();
      await expect(reject.dialog).toBeHidden();
      expect(platform.read.initiative(initiative.id).stage).toBe('NOT_PASSED');
    });
  });
});

test('a stage that nobody knows is shown in the platform’s own word, not as a dash', async ({
  page,
  platform,
  signIn,
}) => {
  platform.contrary.set(['unknown-words']);
  await signIn('admin', '/app/initiatives');
  const list = initiativeList(page);
  await list.settled();
  await expect(list.rows.first()).toContainText(/noma'lum qiymat: YANGI_/);
  await goTo(page, '/app/appeals');
  await expect(page.locator('tr[data-row]').first()).toContainText(/noma'lum qiymat: YANGI_/);
});
