import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { galleryForEach } from '../../support/gallery/gallery-page.ts';
import { inChromium } from '../../support/gallery/in-chromium.ts';
import { warmWindow } from '../../support/gallery/warm-window.ts';

const gallery = galleryForEach('tag');

/** What a page could leave to the next one in its window. */
const state = (page: Page) =>
  page.evaluate(() => ({
    kept: [{ ...sessionStorage }, { ...localStorage }, window.name, history.state, document.cookie],
    globals: Object.keys(window).toSorted(),
    calls: window.stub.calls.length,
    address: location.href,
    document: [document.title, document.body.children.length],
    attributes: document.documentElement.getAttributeNames().toSorted(),
    focused: document.activeElement?.tagName,
    size: [innerWidth, innerHeight, scrollY],
  }));

/** Leaves something in every place that a page can write to, also while it is unloaded. */
async function litter(page: Page) {
  await page.evaluate(() => {
    const mark = () => {
      sessionStorage.setItem('left', 'over');
      localStorage.setItem('left', 'over');
    };
    mark();
    setInterval(mark, 1);
    window.addEventListener('pagehide', mark);
    document.addEventListener('keydown', mark);
    Object.assign(window, { leftOver: true });
    window.name = 'left over';
    document.title = 'left over';
    document.documentElement.dataset.left = 'over';
    document.body.append(document.createElement('dialog'));
    history.replaceState('left over', '', '?left=over');
    window.stub.calls.push({ method: 'GET', path: 'left/over' });
    window.stub.fail('api', { kind: 'server', status: 503 });
  });
  await page.setViewportSize({ width: 1060, height: 600 });
  await page.locator('[data-case]').first().hover();
}

test('a window that shows the gallery anew is like a new one, whatever the test before has left', async () => {
  gallery.clockOf(await gallery.open());
  const first = await gallery.open();
  const fresh = await state(first);
  await litter(first);
  const again = await gallery.open();
  expect(again).toBe(first);
  expect(await state(again)).toEqual(fresh);
  // A test starts with nothing under the pointer.
  expect(await again.locator(':hover').count()).toBe(0);
});

test('a reload keeps what the page has stored for its session, such as drafts', async () => {
  const page = await gallery.open();
  await litter(page);
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('over');
});

test('a replaced clock does not reach the next test', async () => {
  const page = await gallery.open();
  await gallery.clockOf(page).setFixedTime('2000-01-01');
  const year = () => new Date().getFullYear();
  expect(await page.evaluate(year)).toBe(2000);
  expect(await (await gallery.open()).evaluate(year)).toBeGreaterThan(2000);
});

inChromium(
  'errors are complaints, once; a spoilt or closed window is replaced',
  async ({ browser, gallery: { url } }) => {
    const window = warmWindow(browser);
    const first = await window.show(url);
    const complaints: string[] = [];
    await first.evaluate(() => {
      console.error('logged');
      setTimeout(() => {
        throw new Error('thrown');
      });
    });
    await expect.poll(() => complaints.push(...window.takeComplaints()) && complaints).toEqual(['logged', 'thrown']);
    expect(await window.show(url)).toBe(first);
    window.spoil();
    const second = await window.show(url);
    expect([second === first, first.isClosed()]).toEqual([false, true]);
    await second.clock.setFixedTime('2000-01-01');
    await expect(window.show(url)).rejects.toThrow('clockOf');
    const third = await window.show(url);
    expect(third).not.toBe(second);
    await third.close();
    expect((await window.show(url)).isClosed()).toBe(false);
    expect(window.takeComplaints()).toEqual([]);
    await window.close();
  },
);
