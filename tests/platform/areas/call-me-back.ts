import { z } from 'zod';
import { rowAt, updateRow } from '../db/rows.ts';
import { defineTable, type RowOf, text } from '../db/table.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { byId } from '../http/values.ts';
import { byPage, equal } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const MISSING = "So'rov topilmadi";
const STATES = ['NEW', 'CLOSED'] as const;
type State = (typeof STATES)[number];
const COUNT = 57;
/** The newest requests are still open: nobody has called back yet. */
const NEW = 14;
const LANGUAGES = ['uz_lat', 'uz_lat', 'uz_lat', 'uz_cyr', 'ru', 'ru', 'kr'];

/** Phone numbers as citizens type them: mostly with the country code, some without. */
const callRequests = defineTable({
  kind: 'callRequest',
  name: 'call_requests',
  columns: { phone_number: text(), lang: text(), state: text<State>() },
  indexes: [['state']],
  *seed({ prng }) {
    for (let nth = 0; nth < COUNT; nth += 1) {
      const local = `9${prng.pick(['0', '1', '3', '4', '5', '7', '8', '9'])}${prng.between(1_000_000, 9_999_999)}`;
      const state: State = nth < COUNT - NEW ? 'CLOSED' : 'NEW';
      yield {
        phone_number: prng.chance(0.2) ? local : `+998${local}`,
        lang: prng.pick(LANGUAGES),
        state,
      };
    }
  },
});

const answer = ({ id, phone_number, lang, state }: RowOf<typeof callRequests.columns>) => ({
  id,
  phoneNumber: phone_number,
  lang,
  state,
});

const list = recordRoutes({
  ids: { list: 'E104' },
  table: callRequests,
  missing: MISSING,
  answer,
  list: { pages: byPage(), order: ['-id'], filters: { state: equal('state', z.enum(STATES).optional()) } },
});

/** H-016, H-017: the state is in the query; a closed request stays closed. */
const close = defineRoute('E105', {
  params: byId,
  query: z.strictObject({ state: z.literal('CLOSED') }),
  handler({ params, query, services: { db } }) {
    const row = rowAt(db, callRequests, params.id);
    if (!row) throw notFound(MISSING);
    if (row.state === 'CLOSED') throw new HttpProblem(409, "So'rov allaqachon yopilgan");
    updateRow(db, callRequests, params.id, query);
    return {};
  },
});

/** Spec 001 §7. */
export const callMeBackArea = defineArea({ name: 'call me back', tables: [callRequests], routes: [...list, close] });
