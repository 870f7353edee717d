import type { Page } from 'playwright/test';
import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import { expect, test } from './fixtures.ts';
import { goByKeys } from './support/go-by-keys.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { JOURNAL } from './support/journal.ts';
import { OWN_DESK, ownDesk } from './support/own-desk.ts';
import { reviewDesk } from './support/review-desk.ts';
import { placeNear, similarSection } from './support/similar-section.ts';
import { stepsOf } from './support/steps.ts';

const APPEALS = '/api/v1/questions';
const NEW = { waitsFor: 'moderator' } satisfies InitiativeNeed;
const sheet = (page: Page) => page.getByRole('dialog', { name: /^(Tezkor tugmalar|Тезкор тугмалар)$/ });
const palette = (page: Page) => page.getByPlaceholder(/^(Sahifaga o'tish|Саҳифага ўтиш)$/);

type Key = { code: string; key: string; shiftKey?: boolean; ctrlKey?: boolean };
/** Presses physical keys under a Cyrillic layout, one right after the other. */
const pressCyrillic = (page: Page, ...keys: readonly Key[]) =>
  page.evaluate((all) => {
    for (const one of all) {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...one });
      document.activeElement?.dispatchEvent(event);
    }
  }, keys);

/** The commands on the sheet, with their key caps. */
async function onSheet(page: Page): Promise<{ id: string; title: string; caps: string[] }[]> {
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  const rows = await sheet(page)
    .locator('[data-command]')
    .evaluateAll((all) =>
      all.map((row) => ({
        id: (row as HTMLElement).dataset.command ?? '',
        title: row.querySelector('dt')?.textContent ?? '',
        caps: [...row.querySelectorAll('kbd')].map((cap) => cap.textContent ?? ''),
      })),
    );
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  return rows;
}

/** Checks of the visible effect of each command of a page. A command on the sheet without an entry here fails. */
type Effects = Readonly<Record<string, (page: Page) => Promise<void>>>;

const EVERYWHERE: Effects = {
  palette: async (page) => {
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  },
  manual: async (page) => {
    const panel = page.getByRole('complementary', { name: "Qo'llanma" });
    await page.keyboard.press('F1');
    await expect(panel).toBeFocused();
    await page.keyboard.press('F1');
    await expect(panel).toHaveCount(0);
  },
  shortcuts: async (page) => void (await onSheet(page)),
};

const LIST: Effects = {
  ...EVERYWHERE,
  'list.search': async (page) => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    // In a field, keys type letters. The search for them finds nothing, so that the rows that come back are those of the whole list.
    await page.keyboard.press('g');
    await page.keyboard.type('-bundayi-yoq');
    await expect(page.getByText('Bunday tashabbus topilmadi')).toBeVisible();
    await expect(page.getByText('G …')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await initiativeList(page).settled();
  },
  'list.next': async (page) => {
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(page.locator('tr[data-row="1"]')).toBeFocused();
  },
  'list.previous': async (page) => {
    await page.keyboard.press('k');
    await expect(page.locator('tr[data-row="0"]')).toBeFocused();
  },
  'list.open': async (page) => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(0);
  },
  'list.save-view': async (page) => {
    await page.keyboard.press('Control+d');
    await expect(page.getByRole('textbox', { name: 'Nomi' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'go.desk/journal': async (page) => {
    // The hint is shown for a second, which a slow machine may miss: the page itself watches for it.
    await page.evaluate(() => {
      const begun = new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.body.innerText.includes('G …')) return;
          watch.disconnect();
          resolve();
        });
        watch.observe(document.body, { childList: true, subtree: true });
      });
      Object.assign(window, { begun });
    });
    await page.keyboard.press('g');
    await page.evaluate(() => (window as unknown as { begun: Promise<void> }).begun);
    await page.keyboard.press('Escape');
    await expect(page.getByText('G …')).toHaveCount(0);
    await goOn(page, 'j', JOURNAL);
  },
  'go.desk': async (page) => {
    await goOn(page, 'd', OWN_DESK);
    await ownDesk(page).settled();
  },
  'go.initiatives/map': async (page) => {
    await goOn(page, 'm', '/app/initiatives/map');
    await expect(page.getByRole('radiogroup', { name: "Ro'yxat yoki xarita" })).toBeVisible();
    // Its list is above the map, wherever one comes from.
    await expect(page.getByRole('navigation', { name: "Yo'l" }).getByRole('link')).toHaveText("Tashabbuslar ro'yxati");
  },
  'go.initiatives': async (page) => {
    await goOn(page, 'r', '/app/initiatives');
    await initiativeList(page).settled();
  },
  'page.print': async (page) => {
    await page.keyboard.press('Control+p');
    await expect(page.getByRole('dialog', { name: 'Chop etish' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'page.copy-link': async (page) => {
    await page.keyboard.press('j');
    await page.keyboard.press('Control+Shift+c');
    await expect(page.getByText('Nusxalandi')).toBeVisible();
  },
  'list.review': async (page) => {
    await page.keyboard.press('v');
    await expect(reviewDesk(page).view).toBeFocused();
  },
};

/** Goes to the screen at `path` by G and a second key. */
const goOn = async (page: Page, second: string, path: string) => {
  await goByKeys(page, second);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
};

const dialogBy = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(reviewDesk(page).view).toBeVisible();
};

/** Moves by `first`, ticks what is in view and moves by `key`, and goes back by `last`; then nothing is ticked any more. */
const ticksBy =
  (key: string, { first, last }: { first?: string; last?: string }): Effects[string] =>
  async (page) => {
    const desk = reviewDesk(page);
    for (const one of [first, key, last]) {
      if (!one) continue;
      const before = desk.id();
      await page.keyboard.press(one);
      await desk.another(before);
    }
    await expect(desk.rail).toContainText('1 ta belgilandi');
    await ticksAll(page);
  };
const ticksAll = async (page: Page) => {
  const all = reviewDesk(page).rail.getByRole('checkbox', { name: 'Yuklanganlarning barchasi' });
  await page.keyboard.press('Shift+x');
  await expect(all).toBeChecked();
  await page.keyboard.press('Shift+x');
  await expect(all).not.toBeChecked();
};

const DESK: Effects = {
  ...EVERYWHERE,
  'desk.tick': ticksBy('x', { last: 'k' }),
  'desk.tick-next': ticksBy('Shift+j', { last: 'k' }),
  'desk.tick-previous': ticksBy('Shift+k', { first: 'j' }),
  'desk.tick-all': ticksAll,
  'desk.accept': dialogBy('a'),
  'desk.reject': dialogBy('r'),
  'desk.edit': dialogBy('e'),
  'desk.location': dialogBy('l'),
  'desk.photos': dialogBy('p'),
  'desk.map': dialogBy('m'),
  'page.print': dialogBy('Control+p'),
  'page.copy-link': async (page) => {
    await page.keyboard.press('Control+Shift+c');
    await expect(page.getByText('Nusxalandi')).toBeVisible();
  },
  'desk.compare': async (page) => {
    await page.keyboard.press('s');
    await expect(similarSection(page).comparison).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(reviewDesk(page).view).toBeFocused();
  },
  'desk.next': async (page) => {
    const before = reviewDesk(page).id();
    await page.keyboard.press('j');
    await reviewDesk(page).another(before);
  },
  'desk.previous': async (page) => {
    const before = reviewDesk(page).id();
    await page.keyboard.press('k');
    await reviewDesk(page).another(before);
  },
  'desk.leave': async (page) => {
    await page.keyboard.press('Escape');
    await initiativeList(page).settled();
  },
};

const openedByKey = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await expect(reviewDesk(page).view).toBeFocused();
  await openScreen(page, OWN_DESK);
  await ownDesk(page).settled();
};

const OWN: Effects = {
  ...EVERYWHERE,
  'own-desk.next': async (page) => {
    await page.keyboard.press('j');
    await expect(page.locator('main a[data-desk-row]').first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.locator('main a[data-desk-row]').nth(1)).toBeFocused();
  },
  'own-desk.previous': async (page) => {
    await page.keyboard.press('k');
    await expect(page.locator('main a[data-desk-row]').first()).toBeFocused();
  },
  'own-desk.open': openedByKey('Enter'),
  'own-desk.begin': openedByKey('v'),
  'own-desk.returned': openedByKey('1'),
  'own-desk.read': async (page) => {
    // On a fast connection the refetch fits between two polls of the button: the page itself watches it.
    await ownDesk(page).read.evaluate((button) => {
      const reading = new Promise<void>((resolve) => {
        const seen = () => button.dataset.loading === 'true' && resolve();
        new MutationObserver(seen).observe(button, { attributes: true });
      });
      Object.assign(window, { reading });
    });
    await page.keyboard.press('r');
    await page.evaluate(() => (window as unknown as { reading: Promise<void> }).reading);
    await ownDesk(page).settled();
  },
};

/** Presses every key of the page in view: each command has its effect, and no key is listed twice (wC1 to wC3). */
async function pressAll(page: Page, effects: Effects, elsewhere: readonly string[] = []): Promise<void> {
  const rows = await onSheet(page);
  const caps = rows.flatMap((row) =>
    row.caps.length > 1 && row.id.startsWith('go.') ? [row.caps.join(' ')] : row.caps,
  );
  expect(caps.filter((cap, index) => caps.indexOf(cap) !== index)).toEqual([]);
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id) => !effects[id] && !elsewhere.includes(id))).toEqual([]);
  for (const [id, seen] of Object.entries(effects)) {
    if (ids.includes(id)) await test.step(id, () => seen(page));
  }
}

test('wC1: an admin works forms and rows by keys, and a row by the palette', async ({ page, platform, signIn }) => {
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  await step('wC1: the sheet lists the keys of a form and of the journal while they are open', async () => {
    await goTo(page, '/app/funds/add');
    await expect(page.getByRole('textbox', { name: "Nomi: O'zbekcha" })).toBeFocused();
    await page.locator('main').focus();
    const ids = (await onSheet(page)).map((row) => row.id);
    expect(ids).toEqual(expect.arrayContaining(['form.send', 'form.leave', 'palette']));
    expect(ids).not.toContain('list.next');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/maydonda xatolik/)).toBeVisible();
    // The invalid field has focus, where keys type letters.
    await page.locator('main').focus();
    await goOn(page, 'j', JOURNAL);
    await expect(page.getByRole('table', { name: 'Jurnal' })).toBeVisible();
    expect((await onSheet(page)).map((row) => row.id)).toContain('journal.take-back');
  });

  for (const [at, own] of [
    ['appeals?status=NEW', ['appeals.answer', 'list.delete']],
    ['budget-params', ['list.edit', 'list.delete']],
  ] as const)
    await step(`wC1: the keys of a row are on the sheet and do what it says, on ${at}`, async () => {
      await goTo(page, `/app/${at}`);
      await page.locator('tr[data-row="0"]').focus();
      const ids = (await onSheet(page)).map((row) => row.id);
      expect(ids).toEqual(expect.arrayContaining([...own]));
      await pressAll(page, ROWS, PRESSED_THERE);
    });

  await step(
    'a palette command acts on the row that was current when the palette opened, whatever the list shows by then',
    async (platform) => {
      const [first, second, gone] = platform.find.all('appeal', { status: 'NEW' }).map(({ public_id }) => public_id);
      await goTo(page, '/app/appeals?status=NEW');
      const row = (publicId: string | undefined) => page.locator('tr[data-row]').filter({ hasText: publicId ?? '' });
      await expect(row(first)).toBeVisible();
      // The list is refetched, and its answer arrives while the palette is open.
      await row(gone).focus();
      await page.keyboard.press('Delete');
      const answer = platform.faults.hold({ match: { method: 'GET', path: APPEALS } });
      await page.getByRole('dialog').getByRole('button', { name: 'Ha', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await row(first).focus();
      await page.keyboard.press('Control+k');
      await palette(page).fill('>javob berish');
      await expect(page.locator('[data-action]').first()).toContainText('Javob berish');
      const { question_id } = platform.find.appeal({ public_id: first ?? '' });
      platform.change.appeal(question_id, { status: 'ANSWERED', answer: 'x' });
      answer();
      await expect(row(first)).toHaveCount(0);
      await expect(row(second)).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Murojaatga javob berish' })).toContainText(first ?? '');
    },
  );
});

/** The effects of a row's commands, on the first row. */
const ROWS: Effects = {
  ...EVERYWHERE,
  ...Object.fromEntries(
    [
      ['answer', 'a'],
      ['reject', 'r'],
      ['type', 't'],
      ['author', 'u'],
    ].map(([act = '', key = '']) => [
      `appeals.${act}`,
      async (page: Page) => {
        await page.locator('tr[data-row="0"]').focus();
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    ]),
  ),
  'appeals.tick': async (page) => {
    await page.locator('tr[data-row="0"]').focus();
    await page.keyboard.press('x');
    await expect(page.locator('tr[data-row="0"]').getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('x');
  },
  'list.delete': async (page) => {
    await page.locator('tr[data-row="0"]').focus();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'list.edit': async (page) => {
    await page.locator('tr[data-row="0"]').focus();
    await page.keyboard.press('F2');
    await expect(page.locator('fieldset input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('tr[data-row="0"]')).toBeFocused();
  },
};
/** Keys of every list and of navigation, which the test of the list presses. */
const PRESSED_THERE = [
  ...[
    'list.search',
    'list.next',
    'list.previous',
    'list.open',
    'go.initiatives',
    'go.initiatives/map',
    'go.desk',
    'go.desk/journal',
  ],
  // Only an existing answer can be edited; the first appeal is new.
  'appeals.edit',
  // In `appeals.spec.ts`, on appeals that are alike.
  'appeals.tick-alike',
];

test('wC1, wC4, wP4: a moderator works the list, the palette, their own desk and the review desk by keys', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step('wC4: keys and sequences are matched by physical key', async () => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    await pressCyrillic(page, { code: 'KeyJ', key: 'о' });
    await expect(page.locator('tr[data-row="0"]')).toBeFocused();
    await pressCyrillic(page, { code: 'Slash', key: ',', shiftKey: true });
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await pressCyrillic(page, { code: 'KeyK', key: 'л', ctrlKey: true });
    await expect(palette(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await pressCyrillic(page, { code: 'KeyG', key: 'п' }, { code: 'KeyJ', key: 'о' });
    await expect.poll(() => new URL(page.url()).pathname).toBe(JOURNAL);
  });

  await step('">" shows only commands, and an unavailable command is not offered', async () => {
    await goTo(page, JOURNAL);
    await expect(page.getByRole('table', { name: 'Jurnal' })).toBeVisible();
    await page.keyboard.press('Control+k');
    // Its page: a chapter of the manual has the word too.
    const jurnal = page.locator('[data-action]').filter({ hasText: /^Jurnal/ });
    await palette(page).fill('jurnal');
    await expect(jurnal).toHaveCount(1);
    await expect(jurnal.locator('kbd')).toHaveText(['G', 'J']);
    await palette(page).fill('>');
    await expect(page.locator('[data-action]').filter({ hasText: 'Tizimdan chiqish' })).toHaveCount(1);
    await expect(jurnal).toHaveCount(0);
    await expect(page.locator('[data-action]').filter({ hasText: 'Amalni qaytarish' })).toHaveCount(0);
  });

  await step('wC1: every key of the list and of navigation does what the sheet says', async () => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    await pressAll(page, LIST);
  });

  await step("wC1: every key of a person's own desk does what the sheet says", async (platform) => {
    const { id } = platform.find.initiative({ waitsFor: 'district_manager' });
    platform.initiatives.decide({ id, as: 'district_manager', action: 'deny', comment: 'Smeta yoʻq' });
    await goTo(page, OWN_DESK);
    await ownDesk(page).settled();
    await pressAll(page, OWN, ['go.desk', 'go.initiatives', 'go.initiatives/map', 'go.desk/journal']);
  });

  await step('wC1: every key of the review desk does what the sheet says', async (platform) => {
    const one = platform.find.initiative({ located: true, photos: 2 });
    placeNear(platform, one);
    await goTo(page, '/app/initiatives');
    await reviewDesk(page).openAt(one.id);
    await expect(similarSection(page).section).toBeVisible();
    await pressAll(page, DESK, ['go.desk', 'go.initiatives', 'go.initiatives/map', 'go.desk/journal']);
  });

  await step('wP4: every command of the desk is found in both scripts, with its key, and runs', async (platform) => {
    const { id } = platform.find.initiative({ ...NEW, located: true, photos: 2 });
    await goTo(page, '/app/initiatives');
    await reviewDesk(page).openAt(id);
    for (const script of ['latin', 'cyrillic'] as const) {
      if (script === 'cyrillic') await page.getByText('Кирилл', { exact: true }).click();
      // All commands are available here. The palette itself is open, and screens are found among the screens.
      const rows = (await onSheet(page)).filter((row) => row.id !== 'palette');
      expect(rows.length).toBeGreaterThan(10);
      await page.keyboard.press('Control+k');
      for (const { id: command, title, caps } of rows) {
        await palette(page).fill(command.startsWith('go.') ? title : `>${title}`);
        const entry = page.locator('[data-action]').filter({ hasText: title }).first();
        await expect(entry, `${command}: ${title}`).toBeVisible();
        await expect(entry.locator('kbd').first()).toHaveText(caps[0] ?? '');
      }
      await palette(page).fill(script === 'latin' ? '>рад' : '>rad');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: /Rad etish|rad etish|Рад этиш|рад этиш/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await reviewDesk(page).view.focus();
    }
  });
});

test('a hint names the key of a command after three clicks, unless the key has been used', async ({
  page,
  platform,
  signIn,
}) => {
  const { id } = platform.find.initiative(NEW);
  await signIn('moderator');
  const desk = reviewDesk(page);
  await desk.openAt(id);
  const hint = page.getByText(/^Klaviaturada: /);
  const step = async (button: string) => {
    const before = desk.id();
    await page.getByRole('button', { name: button }).click();
    await desk.another(before);
  };
  await page.keyboard.press('j');
  await desk.another(id);
  for (let times = 0; times < 4; times += 1) await step('Keyingi');
  await step('Oldingi');
  await step('Oldingi');
  // The count is stored: the third click may come on another day.
  await page.reload();
  await expect(desk.view).toBeFocused();
  await expect(hint).toHaveCount(0);
  // The hint is shown for four seconds, which a slow machine may miss.
  await Promise.all([expect(hint).toHaveText('Klaviaturada: K'), step('Oldingi')]);
  await expect(hint).toHaveCount(0);
  // At most one hint in ten minutes.
  await step('Oldingi');
  await expect(hint).toHaveCount(0);
});
