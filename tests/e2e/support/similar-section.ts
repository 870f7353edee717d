import type { Page } from 'playwright/test';
import type { Initiative } from '../../platform/find/records.ts';
import type { Platform } from '../../platform/types.ts';

/** The initiatives similar to the one in view, and the comparison with it, as a person sees them. */
export function similarSection(page: Page) {
  const section = page.locator('section[data-similar]');
  return {
    section,
    rows: section.locator('li').getByRole('button'),
    /** The line of the others with the same text. */
    campaign: section.getByRole('button', { name: /ta tashabbus bir xil matndan$/ }),
    comparison: page.getByRole('article', { name: 'Taqqoslash' }),
  };
}

/** 33 m in degrees of latitude. */
const STEP = 0.0003;

/** An initiative that waits for the moderator, with a place and photos. */
export const inView = (platform: Platform): Initiative =>
  platform.find.initiative({ waitsFor: 'moderator', located: true, photos: 2, asksFor: 'nothing' });

/**
 * Moves the `nth` oldest initiative that waits for the moderator, or the given one, to `nth` × 33 m from this one and
 * into its category; returns it as it was.
 */
export function placeNear(
  platform: Platform,
  to: Initiative,
  { nth = 1, of }: { nth?: number; of?: Initiative | undefined } = {},
) {
  const other = of ?? platform.find.all('initiative', { waitsFor: 'moderator' }).at(-nth);
  if (!other) throw new Error('no other initiative');
  platform.initiatives.change(other.id, {
    latitude: Number(to.latitude) + STEP * nth,
    longitude: to.longitude,
    category_id: to.category_id,
  });
  return other;
}

/** Gives the `count` oldest initiatives that wait for the moderator the text of this one; returns them as they were. */
export function fileSameText(platform: Platform, { id, title, description }: Initiative, count: number) {
  const others = platform.find.all('initiative', { waitsFor: 'moderator' }).filter((other) => other.id !== id);
  if (others.length < count) throw new Error('too few initiatives');
  return others.slice(-count).map((other) => {
    platform.initiatives.change(other.id, { title, description });
    return other;
  });
}
