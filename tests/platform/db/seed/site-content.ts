import type { DatabaseSync } from 'node:sqlite';
import { nthPictureHash } from '../../files/pictures/names.ts';
import { NEWS, type NewsText } from './site-texts.ts';

const NEWS_COUNT = 34;
const DAY_MS = 86_400_000;
/** When the newest of the news was sent, as the platform keeps it: five hours on (Z-062). */
const NEWEST = Date.parse('2026-11-18T10:30:00Z');

/** The body of a piece of news: what the editor of the program can write. */
const body = ([lead, ...points]: NewsText['points'], more: string) =>
  `<h2>${lead}</h2><ul>${points.map((point) => `<li><p>${point}</p></li>`).join('')}</ul><p><strong>${more}</strong></p>`;

/** News in its order, one in six switched off. */
export function seedSiteContent(db: DatabaseSync): void {
  const add = db.prepare('INSERT INTO site_items VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (let nth = 0; nth < NEWS_COUNT; nth += 1) {
    const { title, points } = NEWS[nth % NEWS.length] as NewsText;
    const [uz, ru, en] = title;
    add.run(
      201 + nth,
      'news',
      uz,
      ru,
      en,
      body(points, 'Batafsil maʼlumot portalda eʼlon qilinadi.'),
      body([ru], 'Подробности будут опубликованы на портале.'),
      body([en], 'Details will be published on the portal.'),
      nthPictureHash(nth),
      nth % 6 === 4 ? 0 : 1,
      new Date(NEWEST - (NEWS_COUNT - 1 - nth) * 3 * DAY_MS - (nth % 5) * 3_600_000).toISOString(),
    );
  }
}
