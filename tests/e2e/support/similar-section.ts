import type { Page } from 'playwright/test';
import type { Initiative } from '../../platform/find/records.ts';
import type { Platform } from '../../platform/types.ts';

/** What looks like the initiative in view, and the comparison with it, as a person sees them. */
export function similarSection(page: Page) {
  const section = page.locator('section[data-similar]');
  return {
    section,
    rows: section.locator('li').getByRole('button'),
    comparison: page.getByRole('article', { name: 'Taqqoslash' }),
  };
}

/** Degrees of latitude that are 33 m. */
const STEP = 0.0003;

/** An initiative that waits for the moderator, with a place and photos. */
export const inView = (platform: Platform): Initiative =>
  platform.find.initiative({ waitsFor: 'moderator', located: true, photos: 2, asksFor: 'nothing' });

/**
 * Puts the oldest other initiative of the district, or the given one, 33 m from this one and further for each more, into the
 * same category; gives it as it was.
 */
export function placeNear(platform: Platform, to: Initiative, { nth = 1, of }: { nth?: number; of?: Initiative } = {}) {
  const other = of ?? platform.find.all('initiative', { waitsFor: 'moderator' }).at(-nth);
  if (!other) throw new Error('no other initiative');
  platform.initiatives.change(other.id, {
    latitude: Number(to.latitude) + STEP * nth,
    longitude: to.longitude,
    category_id: to.category_id,
  });
  return other;
}
