import { z } from 'zod';
import type { Titles } from '../db/products.ts';
import { fiveLanguages } from '../db/seed/languages.ts';
import { STATE_BODIES } from '../db/seed/state-bodies.ts';
import { defineTable, flag, json, nullable, text, unique } from '../db/table.ts';
import { nthPictureHash } from '../files/pictures/names.ts';
import { exactPaging } from '../http/paging.ts';
import { fileId, filledText, idParams, localized } from '../http/values.ts';
import { byOffset } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

/** The bodies whose indicators are published; most have a logo, some are archived. */
const indicatorOrganizations = defineTable({
  kind: 'indicatorOrganization',
  name: 'indicator_organizations',
  columns: {
    title: json<Titles>(),
    asbo_id: text(),
    inn: unique(text()),
    logo: nullable(text()),
    is_active: flag(),
    is_archive: flag(),
  },
  seed: ({ prng }) =>
    STATE_BODIES.map(([uz, ru, en], nth) => ({
      title: { ...fiveLanguages(uz), ru, en },
      asbo_id: String(prng.between(100_100, 999_900)),
      inn: String(201_100_000 + nth * 12_377 + prng.between(1, 9_000)),
      logo: prng.chance(0.8) ? nthPictureHash(nth) : null,
      is_active: prng.chance(0.8),
      is_archive: prng.chance(0.3),
    })),
});

/** Spec 002 §7; in the list the title is plain text. */
export const indicatorOrganizationsArea = defineArea({
  name: 'indicator organizations',
  tables: [indicatorOrganizations],
  routes: recordRoutes({
    ids: { list: 'E189', one: 'E190', create: 'E191', change: 'E192', remove: 'E193' },
    table: indicatorOrganizations,
    missing: "Bunday tashkilot yo'q",
    params: idParams,
    list: {
      pages: byOffset({ rows: 'organizations', query: exactPaging() }),
      order: ['id'],
      answer: ({ title, ...row }) => ({ ...row, title: title.uz_lat }),
    },
    body: z.strictObject({
      title: localized,
      asbo_id: filledText,
      inn: z.string().regex(/^\d{1,30}$/, 'digits'),
      logo: fileId.nullable(),
      is_active: z.boolean(),
      is_archive: z.boolean(),
    }),
    files: { logo: 'picture' },
    unique: { columns: ['inn'], message: () => 'Bu STIR bilan tashkilot mavjud' },
  }),
});
