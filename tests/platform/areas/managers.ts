import { z } from 'zod';
import { MANAGER_ROLES, type ManagerRole, requirePost, seedManagers, withPlaceNames } from '../db/managers.ts';
import { putRow } from '../db/rows.ts';
import { defineTable, nullable, reference, text, unique } from '../db/table.ts';
import { managerColumns, managerReader, managerRows, managersTitle } from '../files/manager-workbook.ts';
import { equallyWide } from '../files/sheet.ts';
import { exactPaging } from '../http/paging.ts';
import { wrongValue } from '../http/problem.ts';
import type { Call } from '../http/route.ts';
import { id, idText } from '../http/values.ts';
import { byOffset, equal, search } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute, importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

/** Managers and moderators of regions, districts and quarters, including the staff who can sign in. */
const managers = defineTable({
  kind: 'manager',
  name: 'managers',
  columns: {
    fullname: text(),
    role: text<ManagerRole>(),
    region_id: reference('regions'),
    district_id: nullable(reference('districts')),
    quarter_id: nullable(reference('quarters', { cascade: true })),
    pinfl: unique(text()),
    last_login_date: nullable(text()),
  },
  indexes: [['role', 'region_id', 'district_id']],
  seed: seedManagers,
});

const records = recordRoutes({
  ids: { list: 'E151', one: 'E152', create: 'E153', change: 'E154', remove: 'E155' },
  table: managers,
  missing: 'Boshqaruvchi topilmadi',
  list: {
    pages: byOffset({ rows: 'users', query: exactPaging() }),
    order: ['fullname', 'id'],
    filters: {
      role: equal('role', z.enum(MANAGER_ROLES).optional()),
      region_id: equal('region_id', idText.optional()),
      district_id: equal('district_id', idText.optional()),
      search: search('fullname', 'pinfl'),
    },
  },
  answer: withPlaceNames,
  envelope: 'manager',
  body: z.strictObject({
    // Null for a new manager (Z-086).
    id: id.nullable(),
    fullname: z.string().trim().min(1).max(300),
    role: z.enum(MANAGER_ROLES),
    region_id: id,
    district_id: id.nullable(),
    quarter_id: id.nullable(),
    pinfl: z.string().regex(/^\d{14}$/, '14 digits'),
  }),
  columns: ({ id: _, ...fields }) => fields,
  requires({ body, id: known }) {
    if (body.id !== known) throw wrongValue("So'rov noto'g'ri tuzilgan", 'id: not the one of the address');
  },
  refuses: ({ body, services: { db } }) => requirePost(db, body),
  unique: { columns: ['pinfl'], message: () => 'Bu JSHSHIR bilan boshqaruvchi mavjud' },
});

/** The export of a role's list; null: of all managers. */
const exported = (call: Call, role: ManagerRole | null) =>
  exportRoute(call, {
    file: managersTitle(role),
    columns: equallyWide(26, managerColumns(role)),
    rows: ({ db }) => managerRows(db, role),
  });

/** The import of a role's list; a person with a known JSHSHIR is updated. The method is not stated (Z-086). */
const imported = (call: Call, role: ManagerRole) =>
  importRoute(call, {
    columns: managerColumns(role),
    rows({ db }) {
      const read = managerReader(db, role);
      return (cells) => putRow(db, managers, read(cells), { role });
    },
  });

export const managersArea = defineArea({
  name: 'managers',
  tables: [managers],
  routes: [
    ...records,
    exported('E156', null),
    exported('E157', 'region_manager'),
    exported('E158', 'district_manager'),
    exported('E159', 'quarter_moderator'),
    exported('E160', 'quarter_manager'),
    imported('E161', 'moderator'),
    imported('E162', 'region_manager'),
    imported('E163', 'district_manager'),
    imported('E164', 'quarter_manager'),
    imported('E165', 'quarter_moderator'),
  ],
});
