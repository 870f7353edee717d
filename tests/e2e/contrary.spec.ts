import type { Page } from 'playwright/test';
import type { Role } from '../../src/shared/roles.ts';
import { CHANGED_ANSWERS } from '../platform/contrary/changed-answers.ts';
import type { Notes } from '../platform/contrary/edge.ts';
import { ENVELOPES } from '../platform/contrary/envelopes.ts';
import { REFUSED_CALLS } from '../platform/contrary/refused-calls.ts';
import { VALUES } from '../platform/contrary/values.ts';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { type ScreenOfRole, screensOf } from './support/screens/addresses.ts';
import { goOnTo } from './support/screens/walk.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

/** The lines and the values of fields that a screen shows, and how much of it is loading. */
type Look = { readonly lines: readonly string[]; readonly loading: number };
/** A screen, what it shows on the platform as it is, and the calls by which a way would meet it. */
type Seen = {
  readonly screen: ScreenOfRole;
  readonly look: Look;
  readonly met: Notes;
};

/** A screen that asks the platform for nothing. */
const APART = '/app/desk/journal';
/** How long a screen has until it shows what it showed before, in ms: some of it is read after the rest. */
const SHOWN_MS = 8000;
/** Findings after which the walk ends: each of them may have waited as long. */
const MOST_WRONG = 10;
/** How a screen says that something is not as it should be: in words of ours, with a way on, or in the platform's. */
const SAID =
  /Platforma javobi tanish ko'rinishda emas|o'qib bo'lmadi|Qayta uri|kamida \d|yuklanmadi|xatolik sodir bo'ldi|So'rov qabul qilinmadi|huquqingiz yo'q|Bunday manzil yo'q/;
/** How a part of a screen says that it is being read. */
const LOADING = /Ma'lumotlar yuklanmoqda|Yuklanmoqda…/;
/** Ways that end the session, or that leave nothing of any screen. */
const ENDING = ['Z-058', 'Z-061', 'own-names'];
/**
 * Ways in which a platform says something else, with nothing to be said about it: other words and records, fewer rows
 * of what is compared, a protocol of which this person may not know, a list that begins without a first look.
 */
const OTHERWISE = ['unknown-words', 'short-pages', 'Z-115', 'Z-179', ...CHANGED_ANSWERS.map(({ name }) => name)];
/** Ways in which a platform does not say how many there are. */
const UNCOUNTED = ['bare', 'uncounted'];
/**
 * Other spellings of what most screens ask for. Those in one pair of brackets are on together: each changes something
 * else of an answer. A screen meets one of such sets in turn: its readers are those of all screens, and
 * `laws/rows.test.ts` tries every envelope on every list.
 */
const SPELLED = [
  ['ids-as-text', 'numbers-as-text', 'moments-with-offset', 'moments-without-zone', 'moments-as-numbers'].map((way) => [
    way,
    ...['flags-as-numbers', 'days-as-moments', 'in-data', 'camel-case'],
  ]),
  [...UNCOUNTED, 'items-meta'].map((way) => [way, 'nothing-said', 'snake-case']),
  [['no-content']],
  [['unknown-words', 'short-pages']],
];
const SPELLINGS = SPELLED.flat(2);

async function lookAt(page: Page): Promise<Look> {
  const { text, values, loading } = await page.locator('main').evaluate((main: HTMLElement) => ({
    text: main.innerText,
    values: [...main.querySelectorAll('input, textarea')].map((field) => ('value' in field ? String(field.value) : '')),
    // A picture in a tab that is hidden, or below the window, is not loaded before it is shown.
    loading: [...main.querySelectorAll('[aria-busy=true], [role=progressbar]')].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < window.innerHeight;
    }).length,
  }));
  const lines = [...text.split('\n').map((line) => line.trim()), ...values];
  // The time of an answer is another one each time.
  return { lines: lines.filter((line) => line !== '' && !/\d\d:\d\d holati/.test(line)), loading };
}

/** Opens all screens on the platform as it is; of another role those of the menu and of initiatives. */
async function lookAround(page: Page, platform: Platform, role: Role): Promise<Seen[]> {
  const seen: Seen[] = [];
  // Nothing here is about what moves, and to wait for it would be a part of the walk.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isOpen = ({ path, list }: ScreenOfRole) => role === 'admin' || list === null || path.startsWith('initiative');
  for (const screen of screensOf(role, platform.find).filter(isOpen)) {
    const met = platform.contrary.watch();
    await goOnTo(page, screen.address);
    // Parts of a screen are read once it has come to rest, and say so in words.
    await expect.poll(async () => (await lookAt(page)).lines.filter((line) => LOADING.test(line))).toEqual([]);
    seen.push({ screen, look: await lookAt(page), met: met() });
  }
  return seen;
}

/** Ways that are on together, and the screens to open. */
type Pass = { readonly ways: readonly string[]; readonly screens: readonly Seen[] };

/** Those of these screens with a call that one of the ways would meet, and that none before has met in that way. */
const openedFor = (ways: readonly string[], seen: readonly Seen[], known = new Set<string>()): Seen[] =>
  seen.filter(({ met }) => {
    const fresh = ways
      .flatMap((way) => [...(met.get(way) ?? [])].map((call) => `${way} ${call}`))
      .filter((call) => !known.has(call));
    for (const call of fresh) known.add(call);
    return fresh.length > 0;
  });

/** The passes of the other spellings: a call is met in every way, but for those that come in turn. */
function passesOfSpellings(seen: readonly Seen[]): Pass[] {
  const known = new Set<string>();
  return SPELLED.flatMap((sets) =>
    sets.map((ways, turn) => {
      const own = seen.filter((_, nth) => nth % sets.length === turn);
      return { ways, screens: openedFor(ways, own, known) };
    }),
  );
}

/** The passes of these ways, each alone. */
const passesOf = (ways: readonly string[], seen: readonly Seen[]): Pass[] =>
  ways.map((way) => ({ ways: [way], screens: openedFor([way], seen) }));

/** Opens a screen on a contrary platform; returns what is wrong with it. */
async function wrongOn(
  page: Page,
  platform: Platform,
  { screen, look, met }: Seen,
  on: readonly string[],
): Promise<string[]> {
  const ways = on.filter((way) => met.has(way));
  const before = platform.calls().length;
  const failed = await goOnTo(page, screen.address).catch(
    (thrown) => `it never rests: ${String(thrown).slice(0, 200)}`,
  );
  const lost = ({ lines }: Look) => look.lines.filter((line) => !lines.includes(line));
  const isSaid = ({ lines }: Look) => lines.some((line) => SAID.test(line));
  const isOtherwise = ways.some((way) => OTHERWISE.includes(way));
  // Another spelling is read.
  const maySay = ways.some((way) => UNCOUNTED.includes(way) || !SPELLINGS.includes(way));
  const isWell = (now: Look) =>
    now.lines.length > 0 &&
    now.loading <= look.loading &&
    (isOtherwise || lost(now).length === 0 || (maySay && isSaid(now)));
  let now = await lookAt(page);
  for (const end = Date.now() + SHOWN_MS; !isWell(now) && Date.now() < end; ) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    now = await lookAt(page);
  }
  const calls = platform.calls().slice(before);
  const wrong = [
    failed ?? [],
    isWell(now) ? [] : `loading ${now.loading}, lost without a word: ${lost(now).slice(0, 4).join(' | ') || 'nothing'}`,
    calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `it sends ${method} ${path}`),
    calls
      .map(({ path, query }) => `${path} ${JSON.stringify(query)}`)
      .filter((call) => /undefined|NaN|\[obj/.test(call)),
  ].flat();
  return wrong.map((what) => `${ways.join(', ')}, ${screen.path}: ${what}`);
}

/** Opens the screens of these passes. */
async function walk(page: Page, platform: Platform, passes: readonly Pass[]): Promise<string[]> {
  const wrong: string[] = [];
  const thrown = (error: Error) => wrong.push(`uncaught: ${error.message}`);
  page.on('pageerror', thrown);
  for (const { ways, screens } of passes)
    await test.step(ways.join(', '), async () => {
      platform.contrary.set(ways);
      await goTo(page, APART);
      for (const screen of screens)
        if (wrong.length < MOST_WRONG) wrong.push(...(await wrongOn(page, platform, screen, ways)));
    });
  page.off('pageerror', thrown);
  platform.contrary.set();
  return wrong;
}

const waysMet = (seen: readonly Seen[]): string[] => [...new Set(seen.flatMap(({ met }) => [...met.keys()]))];

test.describe('on a platform that decided otherwise than the readings', () => {
  test.use({ ownChromium: true });

  test('admin: every screen opens, shows what it can read, says what it cannot, and sends nothing', async ({
    page,
    platform,
    signIn,
  }) => {
    test.setTimeout(480_000);
    await signIn('admin', APART);
    const seen = await lookAround(page, platform, 'admin');
    const spelled = [...VALUES, ...ENVELOPES].map(({ name }) => name).filter((name) => !ENDING.includes(name));
    expect(SPELLINGS).toEqual(expect.arrayContaining(spelled));
    const others = waysMet(seen).filter((way) => !ENDING.includes(way) && !SPELLINGS.includes(way));
    expect(others.length).toBeGreaterThan(25);
    const passes = [...passesOfSpellings(seen), ...passesOf(others, seen)];
    expect(await walk(page, platform, passes)).toEqual([]);
  });

  test('the other roles: the same for what a platform refuses to them', async ({ page, platform, signIn }) => {
    test.setTimeout(240_000);
    for (const role of ['moderator', 'region_manager'] as const) {
      if (role !== 'moderator') {
        await goTo(page, APART);
        await signOut(page);
      }
      await signIn(role, APART);
      const seen = await lookAround(page, platform, role);
      const ways = REFUSED_CALLS.map(({ name }) => name).filter((way) => !ENDING.includes(way));
      const met = waysMet(seen).filter((way) => ways.includes(way));
      expect(await walk(page, platform, passesOf(met, seen))).toEqual([]);
    }
  });

  test('a refusal is said in each spelling, and of single fields at these fields', async ({
    page,
    platform,
    signIn,
  }) => {
    const step = stepsOf(platform);
    await signIn('admin', APART);
    for (const way of ['error-object', 'error-text', 'detail', 'messages', 'problem', 'errors-list'])
      await step(`a list, ${way}`, async (platform) => {
        platform.contrary.set([way]);
        const message = `Platforma shunday dedi: ${way}`;
        platform.faults.add({ kind: 'status', status: 400, message, match: { path: '/api/v1/funds' } });
        await goTo(page, '/app/funds');
        await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
      });

    const { id } = platform.find.customer();
    platform.contrary.set();
    await goTo(page, `/app/customers/${id}`);
    const tin = page.locator('[data-path=tin]');
    const spellings = ['by-name', 'listed', 'located', 'at-top', 'violated', 'pointed', 'in-pascal-case'];
    for (const [nth, spelling] of spellings.entries())
      await step(`a form, fields-${spelling}`, async (platform) => {
        platform.contrary.set([`fields-${spelling}`]);
        const fields = { tin: `STIR band: ${spelling}`, bank_code: `MFO noto'g'ri: ${spelling}` };
        const path = `/api/v1/customers/${id}`;
        platform.faults.add({
          kind: 'status',
          status: 400,
          message: 'Tekshiring',
          fields,
          match: { method: 'PUT', path },
        });
        await page.locator('[data-path=title]').fill(`Yangi nom ${nth}`);
        await page.keyboard.press('Control+s');
        await expect(page.getByText(fields.tin, { exact: true })).toBeVisible();
        await expect(tin).toHaveAttribute('aria-invalid', 'true');
        await expect(tin).toBeFocused();
        // A field that the form does not show is said below it.
        await expect(page.getByRole('main').getByRole('alert')).toContainText(fields.bank_code);
      });
  });
});
