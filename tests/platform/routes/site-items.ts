import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { ContentLanguage } from '../../../src/shared/content-language.ts';
import { requireFile } from '../files/uploaded.ts';
import { notFound } from '../http/problem.ts';
import { type Call, defineRoute, type Route } from '../http/route.ts';
import { byId, fileId, filledText, wholeNumber } from '../http/values.ts';

const TEXTS = { title_uz: filledText, title_ru: filledText, title_en: filledText };
const CONTEXTS = { context_uz: filledText, context_ru: filledText, context_en: filledText };
/** Reading: the send time is sent as ISO 8601 in UTC, five hours ahead (Z-062). */
const item = z.strictObject({
  ...TEXTS,
  ...CONTEXTS,
  image: fileId,
  active: z.boolean(),
  created_date: z.iso.datetime(),
});
type Item = z.infer<typeof item>;

/** Z-123: absent, empty or the word null: all items. */
const active = z
  .enum(['true', 'false', '', 'null'])
  .default('')
  .transform((said) => (said === 'true' ? 1 : said === 'false' ? 0 : null));

const FROM = 'FROM site_items WHERE kind = ?1 AND active = coalesce(?2, active)';
const ORDER = 'ORDER BY created_date DESC, id DESC';

function page(db: DatabaseSync, kind: string, asked: { active: number | null; language: ContentLanguage }) {
  const columns = `id, title_${asked.language} AS title, context_${asked.language} AS context, active, created_date`;
  const count = Number(db.prepare(`SELECT count(*) AS n ${FROM}`).get(kind, asked.active)?.n);
  const rows = (limit: number, offset: number) =>
    db.prepare(`SELECT ${columns} ${FROM} ${ORDER} LIMIT ?3 OFFSET ?4`).all(kind, asked.active, limit, offset);
  return { count, rows };
}

const isThere = (db: DatabaseSync, kind: string, id: number) =>
  db.prepare('SELECT 1 FROM site_items WHERE kind = ? AND id = ?').get(kind, id) !== undefined;

const columnsOf = (body: Item) => ({ ...body, active: body.active ? 1 : 0 });

/** List, record, POST, PUT, DELETE and toggle. */
type Six = readonly [Call, Call, Call, Call, Call, Call];

/**
 * The calls of one kind of site content; the path of the toggle belongs to the newer service. The platform provides
 * `link`, the item's address on the public site.
 */
function routesOf(ids: Six, kind: string, missing: string): readonly Route[] {
  const list = defineRoute(ids[0], {
    query: z.strictObject({
      limit: wholeNumber.refine((limit) => limit > 0 && limit <= 1000, 'from 1 to 1000'),
      offset: wholeNumber,
      active,
    }),
    handler({ query, language, services: { db } }) {
      const { count, rows } = page(db, kind, { active: query.active, language });
      const content = rows(query.limit, query.offset).map((row) => ({
        ...row,
        active: row.active === 1,
        link: `https://sayt.example/${kind}/${row.id}`,
      }));
      return { content, count };
    },
  });

  const one = defineRoute(ids[1], {
    params: byId,
    handler({ params, services: { db } }) {
      const row = db.prepare('SELECT * FROM site_items WHERE kind = ? AND id = ?').get(kind, params.id);
      if (!row) throw notFound(missing);
      const { kind: _kind, ...rest } = row;
      return { ...rest, active: row.active === 1 };
    },
  });

  const add = defineRoute(ids[2], {
    // New items are sent with active true (spec 001 §4).
    body: item.extend({ active: z.literal(true) }),
    async handler({ body, services: { db, files } }) {
      await requireFile(files, body.image, 'picture');
      db.prepare(
        `INSERT INTO site_items VALUES (NULL, :kind, :title_uz, :title_ru, :title_en, :context_uz, :context_ru,
          :context_en, :image, :active, :created_date)`,
      ).run({ kind, ...columnsOf(body) });
      return {};
    },
  });

  const edit = defineRoute(ids[3], {
    params: byId,
    body: item,
    async handler({ params, body, services: { db, files } }) {
      if (!isThere(db, kind, params.id)) throw notFound(missing);
      await requireFile(files, body.image, 'picture');
      const values = columnsOf(body);
      const sets = Object.keys(values).map((name) => `${name} = :${name}`);
      db.prepare(`UPDATE site_items SET ${sets.join(', ')} WHERE id = :id`).run({ ...values, id: params.id });
      return {};
    },
  });

  const remove = defineRoute(ids[4], {
    params: byId,
    handler({ params, services: { db } }) {
      const { changes } = db.prepare('DELETE FROM site_items WHERE kind = ? AND id = ?').run(kind, params.id);
      if (changes === 0) throw notFound(missing);
      return {};
    },
  });

  /** Z-063: no body; toggles `active` and answers the new value. */
  const toggle = defineRoute(ids[5], {
    params: byId,
    handler({ params, services: { db } }) {
      const row = db
        .prepare('UPDATE site_items SET active = 1 - active WHERE kind = ? AND id = ? RETURNING active')
        .get(kind, params.id);
      if (!row) throw notFound(missing);
      return { active: row.active === 1 };
    },
  });

  return [list, one, add, edit, remove, toggle];
}

/** Spec 001 §7: news, and with the same calls under their own names green budget and state buying. */
export const siteItemRoutes: readonly Route[] = [
  ...routesOf(['E080', 'E081', 'E082', 'E083', 'E084', 'E085'], 'news', 'Yangilik topilmadi'),
  ...routesOf(['E086', 'E087', 'E088', 'E089', 'E090', 'E091'], 'green-budget', 'Maqola topilmadi'),
  ...routesOf(['E092', 'E093', 'E094', 'E095', 'E096', 'E097'], 'state-buying', 'Maqola topilmadi'),
];
