import type { DatabaseSync } from 'node:sqlite';
import { nthPictureHash } from '../../files/pictures/names.ts';
import { GREEN_BUDGET } from './green-budget-texts.ts';
import { NEWS, type SiteItemText } from './site-texts.ts';
import { STATE_BUYING } from './state-buying-texts.ts';

/** The kinds of items: texts, repeated if there are more items than texts, and the first id. */
const KINDS: readonly { kind: string; texts: readonly SiteItemText[]; count: number; firstId: number }[] = [
  { kind: 'news', texts: NEWS, count: 34, firstId: 201 },
  { kind: 'green-budget', texts: GREEN_BUDGET, count: GREEN_BUDGET.length, firstId: 301 },
  { kind: 'state-buying', texts: STATE_BUYING, count: STATE_BUYING.length, firstId: 401 },
];
const DAY_MS = 86_400_000;
/** Send time of the newest item of each kind, as the platform stores it: five hours ahead (Z-062). */
const NEWEST = Date.parse('2026-11-18T10:30:00Z');

/** The body of an item, in the markup that the program's editor can write. */
const body = ([lead, ...points]: SiteItemText['points'], more: string) =>
  `<h2>${lead}</h2><ul>${points.map((point) => `<li><p>${point}</p></li>`).join('')}</ul><p><strong>${more}</strong></p>`;

/** The items of the site in order of their send time, one in six inactive. */
export function seedSiteContent(db: DatabaseSync): void {
  const add = db.prepare('INSERT INTO site_items VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const { kind, texts, count, firstId } of KINDS) {
    for (let nth = 0; nth < count; nth += 1) {
      const { title, points } = texts[nth % texts.length] as SiteItemText;
      const [uz, ru, en] = title;
      add.run(
        firstId + nth,
        kind,
        uz,
        ru,
        en,
        body(points, 'Batafsil maʼlumot portalda eʼlon qilinadi.'),
        body([ru], 'Подробности будут опубликованы на портале.'),
        body([en], 'Details will be published on the portal.'),
        nthPictureHash(nth),
        nth % 6 === 4 ? 0 : 1,
        new Date(NEWEST - (count - 1 - nth) * 3 * DAY_MS - (nth % 5) * 3_600_000).toISOString(),
      );
    }
  }
}
