import { expect, type Locator, type Page } from 'playwright/test';
import { openScreen } from './go-to.ts';

/** The address of a person's own desk. */
export const OWN_DESK = '/app/desk';

/** A person's own desk, as the person sees it. */
export type OwnDesk = {
  /** What awaits a decision, with its count. */
  waits: Locator;
  returned: Locator;
  begun: Locator;
  shares: Locator;
  /** The first initiatives that wait, under this heading. */
  waiting: (heading: "Ko'rilmagan" | 'Navbatda') => Locator;
  /** The whole review as a bar, for a role that only watches. */
  plan: Locator;
  /** What was done from day to day. */
  days: Locator;
  /** The figures of a role that only watches. */
  figures: Locator;
  /** The time of the figures. */
  time: Locator;
  read: Locator;
  /** Opens the desk without a page load, and waits until the figures are read. */
  open: () => Promise<void>;
  /** Waits until no figure is being read. */
  settled: () => Promise<void>;
};

/** The desk in the window. */
export function ownDesk(page: Page): OwnDesk {
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const read = page.getByRole('button', { name: "Sonlarni qayta o'qish" });
  const settled = async () => {
    await expect(read).toBeVisible();
    await expect(read).not.toHaveAttribute('data-loading', 'true');
    await expect(page.getByText(/^Sonlar \d\d:\d\d holatiga ko'ra$/)).toBeVisible();
  };
  return {
    waits: region('Qaroringizni kutmoqda'),
    returned: region('Tumandan qaytgan'),
    begun: region('Boshlangan ishlar'),
    shares: region('Tumandagi tashabbuslar'),
    waiting: (heading) => region(heading).locator('tbody tr'),
    plan: region('Reja'),
    days: region('Oxirgi kunlar'),
    figures: page.getByRole('list', { name: 'Sonlar' }),
    time: page.getByText(/^Sonlar /),
    read,
    settled,
    open: async () => {
      await openScreen(page, OWN_DESK);
      await settled();
    },
  };
}
