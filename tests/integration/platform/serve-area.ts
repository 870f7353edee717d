import { DatabaseSync } from 'node:sqlite';
import type { Area } from '../../platform/areas/area.ts';
import { createContrarySwitch } from '../../platform/contrary/edge.ts';
import { addFold } from '../../platform/db/fold.ts';
import { createAreaTables, seedAreas } from '../../platform/db/seed/areas.ts';
import { createFaults } from '../../platform/faults.ts';
import { createApp } from '../../platform/http/app.ts';
import { createRecorder } from '../../platform/recorder.ts';
import type { Services } from '../../platform/services.ts';
import type { PlatformUser } from '../../platform/staff.ts';

const staff = (id: number, role: PlatformUser['role'], region_id: number | null): PlatformUser => ({
  ...{ id, role, region_id, username: role, password: '', full_name: role, district_id: null },
});
const USERS = [staff(1, 'admin', null), staff(2, 'region_manager', 1), staff(3, 'moderator', 1)];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Serves the calls of one area alone, on a database with only its tables. A token is the name of a role. */
export async function serveArea(area: Area) {
  const db = new DatabaseSync(':memory:');
  createAreaTables(db, [area]);
  seedAreas(db, [area]);
  addFold(db);
  const recorder = createRecorder();
  const find = (token: string) => USERS.find(({ role }) => role === token) ?? 'unknown';
  const tokens = { find, expire: () => undefined };
  const app = await createApp({ recorder, faults: createFaults(), contrary: createContrarySwitch(), tokens });
  const services = { db, tokens: { find }, callOf: (request) => request.call } as Partial<Services> as Services;
  for (const route of area.routes) route.serve(app, services);
  return {
    /** Status and JSON of a call, and the number of violations it adds. */
    async call(method: Method, path: string, payload?: object, role: PlatformUser['role'] = 'admin') {
      const before = recorder.violations().length;
      const url = `${path}${path.includes('?') ? '&' : '?'}cache=off`;
      const headers = { authorization: `Bearer ${role}` };
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.json(), violations: recorder.violations().length - before };
    },
    async close() {
      await app.close();
      db.close();
    },
  };
}
