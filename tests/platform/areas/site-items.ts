import { z } from 'zod';
import { rowAt, updateRow } from '../db/rows.ts';
import { GREEN_BUDGET } from '../db/seed/green-budget-texts.ts';
import { NEWS, type SiteItemText } from '../db/seed/site-texts.ts';
import { STATE_BUYING } from '../db/seed/state-buying-texts.ts';
import { defineTable, integer, text } from '../db/table.ts';
import { nthPictureHash } from '../files/pictures/names.ts';
import { exactPaging } from '../http/paging.ts';
import { badCall, notFound } from '../http/problem.ts';
import { type Call, defineRoute } from '../http/route.ts';
import { byId, fileId, filledText } from '../http/values.ts';
import { byOffset } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const DAY_MS = 86_400_000;
/** Send time of the newest item of each kind, as the platform stores it: five hours ahead (Z-062). */
const NEWEST = Date.parse('2026-11-18T10:30:00Z');

/** The body of an item, in the markup that the program's editor can write. */
const markup = ([lead, ...points]: SiteItemText['points'], more: string) =>
  `<h2>${lead}</h2><ul>${points.map((point) => `<li><p>${point}</p></li>`).join('')}</ul><p><strong>${more}</strong></p>`;

type Texts = {
  texts: readonly SiteItemText[];
  /** Texts are repeated if there are more items. Default: one item for each. */
  count?: number;
  firstId: number;
};

/** Items in order of their send time, one in six inactive. */
function* seedItems({ texts, count = texts.length, firstId }: Texts) {
  for (let nth = 0; nth < count; nth += 1) {
    const { title, points } = texts[nth % texts.length] as SiteItemText;
    const [title_uz, title_ru, title_en] = title;
    yield {
      id: firstId + nth,
      ...{ title_uz, title_ru, title_en },
      context_uz: markup(points, 'Batafsil maʼlumot portalda eʼlon qilinadi.'),
      context_ru: markup([title_ru], 'Подробности будут опубликованы на портале.'),
      context_en: markup([title_en], 'Details will be published on the portal.'),
      image: nthPictureHash(nth),
      active: nth % 6 === 4 ? 0 : 1,
      created_date: new Date(NEWEST - (count - 1 - nth) * 3 * DAY_MS - (nth % 5) * 3_600_000).toISOString(),
    };
  }
}

const TEXTS = { title_uz: filledText, title_ru: filledText, title_en: filledText };
const CONTEXTS = { context_uz: filledText, context_ru: filledText, context_en: filledText };
/** Reading: the send time is sent as ISO 8601 in UTC, five hours ahead (Z-062). */
const body = z.strictObject({
  ...{ ...TEXTS, ...CONTEXTS },
  image: fileId,
  active: z.boolean(),
  created_date: z.iso.datetime(),
});

/** Z-123: absent, empty or the word null: all items. */
const active = {
  value: z.enum(['true', 'false', '', 'null']).default(''),
  narrow: (said: unknown) =>
    said === 'true' || said === 'false' ? { sql: 'active = ?', values: [said === 'true' ? 1 : 0] } : undefined,
};

type Calls = readonly [list: Call, one: Call, create: Call, change: Call, remove: Call, toggle: Call];

/**
 * One kind of site content; the path of the toggle belongs to the newer service. The platform provides `link`, the
 * item's address on the public site.
 */
function itemsOf<const Kind extends string>(kind: Kind, site: string, calls: Calls, missing: string, texts: Texts) {
  const [list, one, create, change, remove, toggle] = calls;
  const table = defineTable({
    kind,
    name: site.replace('-', '_'),
    columns: {
      ...{ title_uz: text(), title_ru: text(), title_en: text() },
      ...{ context_uz: text(), context_ru: text(), context_en: text() },
      ...{ image: text(), active: integer(), created_date: text() },
    },
    indexes: [['created_date', 'id']],
    seed: () => seedItems(texts),
  });
  const records = recordRoutes({
    ids: { list, one, create, change, remove },
    table,
    missing,
    list: {
      pages: byOffset({ rows: 'content', query: exactPaging() }),
      order: ['-created_date', '-id'],
      filters: { active },
      answer: ({ id, active, created_date, ...row }, _db, language) => ({
        ...{ id, title: row[`title_${language}`], context: row[`context_${language}`], active: active === 1 },
        ...{ created_date, link: `https://sayt.example/${site}/${id}` },
      }),
    },
    answer: (row) => ({ ...row, active: row.active === 1 }),
    body,
    columns: (sent) => ({ ...sent, active: sent.active ? 1 : 0 }),
    files: { image: 'picture' },
    requires({ id, body: sent }) {
      if (id === null && !sent.active) throw badCall('body: a new item is active (spec 001 §4)');
    },
  });
  /** Z-063: no body; toggles `active` and answers the new value. */
  const toggled = defineRoute(toggle, {
    params: byId,
    handler({ params: { id }, services: { db } }) {
      const row = rowAt(db, table, id);
      if (!row) throw notFound(missing);
      updateRow(db, table, id, { active: 1 - row.active });
      return { active: row.active === 0 };
    },
  });
  return { table, routes: [...records, toggled] };
}

const news = itemsOf('news', 'news', ['E080', 'E081', 'E082', 'E083', 'E084', 'E085'], 'Yangilik topilmadi', {
  texts: NEWS,
  count: 34,
  firstId: 201,
});
const greenBudget = itemsOf(
  'greenBudget',
  'green-budget',
  ['E086', 'E087', 'E088', 'E089', 'E090', 'E091'],
  'Maqola topilmadi',
  { texts: GREEN_BUDGET, firstId: 301 },
);
const stateBuying = itemsOf(
  'stateBuying',
  'state-buying',
  ['E092', 'E093', 'E094', 'E095', 'E096', 'E097'],
  'Maqola topilmadi',
  { texts: STATE_BUYING, firstId: 401 },
);

/** Spec 001 §7: news, and with the same calls under their own names green budget and state buying. */
export const siteItemsArea = defineArea({
  name: 'site items',
  tables: [news.table, greenBudget.table, stateBuying.table],
  routes: [...news.routes, ...greenBudget.routes, ...stateBuying.routes],
});
