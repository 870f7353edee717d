import { z } from 'zod';
import {
  addPopulation,
  changePopulation,
  listPopulation,
  populationYears,
  readPopulation,
  requirePopulationBody,
} from '../db/population.ts';
import { importPopulation, populationWorkbook } from '../files/population-workbook.ts';
import { forbidden } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import { idText, wholeNumber } from '../http/values.ts';
import type { PlatformUser } from '../types.ts';
import { id } from './initiative-values.ts';

const PATH = '/api/v1/citizens-count';
/** Who opens the screens of the population (spec 000 §2); who adds and edits is not stated, so these. No delete (Z-083). */
const ROLES = ['admin', 'moderator', 'region_manager'] as const;
const params = z.strictObject({ id: idText });
const yearText = wholeNumber.refine((year) => year >= 1900 && year <= 2100, 'a year');

const body = z.strictObject({
  citizens_count: z.number().int().nonnegative(),
  region_id: id,
  district_id: id,
  year: z.number().int().min(1900).max(2100),
});

/** A region_manager works in the own region alone (spec 001 §6). */
function requireOwnRegion(user: PlatformUser, region: unknown): void {
  if (user.role === 'region_manager' && region !== user.region_id)
    throw forbidden('population outside of the own region');
}

const list = defineRoute({
  id: 'E166',
  method: 'GET',
  path: PATH,
  roles: ROLES,
  query: z.strictObject({
    region_id: idText.optional(),
    district_id: idText.optional(),
    year: yearText.optional(),
    limit: wholeNumber.refine((limit) => limit > 0 && limit <= 1000, 'from 1 to 1000'),
    offset: wholeNumber,
  }),
  handler({ query, user, services: { db } }) {
    requireOwnRegion(user, query.region_id);
    if (query.district_id !== undefined && user.role !== 'admin') throw forbidden(`district_id by ${user.role}`);
    return listPopulation(db, query);
  },
});

const years = defineRoute({
  id: 'E167',
  method: 'GET',
  path: `${PATH}/years`,
  roles: ROLES,
  handler: ({ services: { db } }) => ({ years: populationYears(db, new Date().getUTCFullYear()) }),
});

/** Z-130: a bare object. */
const one = defineRoute({
  id: 'E168',
  method: 'GET',
  path: `${PATH}/:id`,
  roles: ROLES,
  params,
  handler({ params, user, services: { db } }) {
    const found = readPopulation(db, params.id);
    requireOwnRegion(user, found.region_id);
    return found;
  },
});

const create = defineRoute({
  id: 'E169',
  method: 'POST',
  path: PATH,
  roles: ROLES,
  body,
  handler({ body, user, services: { db } }) {
    requireOwnRegion(user, body.region_id);
    requirePopulationBody(db, body, null);
    addPopulation(db, body);
    return {};
  },
});

const update = defineRoute({
  id: 'E170',
  method: 'PUT',
  path: `${PATH}/:id`,
  roles: ROLES,
  params,
  body,
  handler({ params, body, user, services: { db } }) {
    requireOwnRegion(user, readPopulation(db, params.id).region_id);
    requireOwnRegion(user, body.region_id);
    requirePopulationBody(db, body, params.id);
    changePopulation(db, params.id, body);
    return {};
  },
});

const excel = defineRoute({
  id: 'E171',
  method: 'GET',
  path: `${PATH}/excel`,
  roles: ['admin'],
  query: z.strictObject({ year: yearText }),
  handler: ({ query, reply, services: { db } }) =>
    sendWorkbook(reply, `Aholi soni, ${query.year}.xlsx`, populationWorkbook(db, query.year)),
});

const imported = defineRoute({
  id: 'E172',
  method: 'POST',
  path: `${PATH}/sync-excel`,
  roles: ['admin'],
  multipart: 'with-file',
  body: z.strictObject({ year: yearText }),
  handler: ({ file, body, services: { db } }) => importPopulation(db, file?.bytes, body.year),
});

export const populationRoutes: readonly Route[] = [list, years, one, create, update, excel, imported];
