import { expect, type Locator, type Page } from 'playwright/test';
import { openScreen } from './go-to.ts';
import { initiativeList } from './initiative-list.ts';

/** The review desk as a person sees it. */
export type ReviewDesk = {
  /** The initiative in view. */
  view: Locator;
  rail: Locator;
  /** The actions on the initiative in view. */
  actions: Locator;
  /** Opens the desk from the list by keyboard, at the row with this number (from 1). */
  open: (row?: number) => Promise<void>;
  /** Opens the desk at its address, with this initiative in view. */
  openAt: (id: number) => Promise<void>;
  /** The id of the initiative in view, from the address. */
  id: () => number;
  /** Waits until another initiative than this one is in view; returns its id. */
  another: (than: number) => Promise<number>;
  /** Waits until every decision has its answer: they are sent behind the initiative in view. */
  answered: () => Promise<void>;
  /** Waits until this place is shown, such as "2 / 41". */
  at: (number: number, of: number) => Promise<void>;
  /** The number of initiatives still to be decided, as shown in the rail. */
  left: () => Promise<number>;
};

/** The review desk in the window. */
export function reviewDesk(page: Page): ReviewDesk {
  const rail = page.getByRole('navigation', { name: 'Navbat' });
  const view = page.getByRole('article');
  const id = () => Number(new URL(page.url()).searchParams.get('at'));
  return {
    view,
    rail,
    id,
    actions: page.getByRole('toolbar', { name: 'Amallar' }),
    open: async (row = 1) => {
      await initiativeList(page).settled();
      for (let pressed = 0; pressed < row; pressed += 1) await page.keyboard.press('j');
      await expect(page.locator('tr[data-row][aria-current=true], tr[data-row]:focus')).toHaveCount(1);
      await page.keyboard.press('v');
      await expect(view).toBeFocused();
    },
    openAt: async (at) => {
      await initiativeList(page).settled();
      await openScreen(page, `/app/initiatives/review?at=${at}`);
      await expect(view).toBeFocused();
    },
    another: async (than) => {
      // The address changes first; a key pressed before the view follows would act on the previous initiative.
      await page.waitForFunction((before) => {
        const at = new URL(window.location.href).searchParams.get('at');
        return at !== before && document.querySelector('article')?.dataset.initiative === at;
      }, `${than}`);
      return id();
    },
    answered: () => expect(rail.getByRole('img', { name: 'Yuborilmoqda', exact: true })).toHaveCount(0),
    at: async (number, of) => {
      await expect(page.getByText(`${number} / ${of}`, { exact: true })).toBeVisible();
    },
    left: async () => Number((await rail.getByText(/ta qoldi$/).innerText()).replace(/\D/g, '')),
  };
}
