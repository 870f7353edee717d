import type { CallId } from '../calls/entry.ts';
import type { Asked, Contrary } from './contrary.ts';

type When = (asked: Asked) => boolean;

const WORDS: Readonly<Record<number, string>> = {
  400: "So'rov qabul qilinmadi",
  401: 'Tizimga qaytadan kiring',
  403: "Ushbu amal uchun huquqingiz yo'q",
  404: "Bunday manzil yo'q",
  409: 'Tashabbus holati bunga yo‘l qo‘ymaydi',
  413: 'Fayl hajmi juda katta',
  503: 'Xizmat vaqtincha ishlamayapti',
};

/** These calls are refused with a status, before they are carried out. */
const refused = (
  name: string,
  calls: readonly CallId[] | 'all',
  status: number,
  looks: string,
  when?: When,
  instead: Pick<Contrary, 'moves' | 'takes'> = {},
): Contrary => ({
  ...instead,
  name,
  readings: [name],
  looks: `${status}: ${looks}`,
  refuses: (asked) =>
    asked.call && (calls === 'all' || calls.includes(asked.call.id)) && (when?.(asked) ?? true)
      ? { status, body: { message: WORDS[status] } }
      : undefined,
});

const to =
  (...roles: readonly string[]): When =>
  ({ role }) =>
    role !== null && roles.includes(role);
const toOthersThan =
  (allowed: string): When =>
  ({ role }) =>
    role !== allowed;
const both =
  (one: When, other: When): When =>
  (asked) =>
    one(asked) && other(asked);
const sent = ({ body }: Asked): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {};
/** The body has such a value under the key. */
const holding =
  (key: string, fits: (value: unknown) => boolean = () => true): When =>
  (asked) =>
    key in sent(asked) && fits(sent(asked)[key]);
const asking =
  (key: string, fits: (value: unknown) => boolean = () => true): When =>
  ({ query }) =>
    key in query && fits(query[key]);
/** The query does not have the key. */
const lacking =
  (key: string): When =>
  ({ query }) =>
    !(key in query);
const is =
  (...wanted: readonly unknown[]) =>
  (value: unknown) =>
    wanted.includes(value);
const isOver = (limit: number) => (value: unknown) => Number(value) > limit;
const isGiven = (value: unknown) => value !== null;
const isText = (value: unknown) => typeof value === 'string';

/** These calls are refused with such an empty field; left out, it counts as empty, and so does any of the others. */
const refusedEmpty = (
  name: string,
  calls: readonly CallId[],
  looks: string,
  field: string,
  ...others: readonly string[]
): Contrary =>
  refused(name, calls, 400, looks, holding(field, is(null)), {
    takes: (body, asked) =>
      asked.call && calls.includes(asked.call.id)
        ? { ...Object.fromEntries([field, ...others].map((key) => [key, null])), ...sent(asked) }
        : body,
  });

/** The smaller of the two caps of an amount. */
const OTHER_CAP = 1_360_000_000;
const ACCEPTANCES: readonly CallId[] = ['E019', 'E020'];
const IDS: readonly string[] = ['category', 'quarter', 'organization', 'customer'];
const REPORTS: readonly CallId[] = ['E145', 'E146', 'E147', 'E148'];
/** A single quarterly report, at the path that its list has. */
const OWN_REPORT = /^\/api\/v1\/moderators\/quarterly-reports(?=\/\d|$|\?)/;

/** Readings that a platform contradicts by refusing a call: one in each line. */
export const REFUSED_CALLS: readonly Contrary[] = [
  refused(
    'Z-001',
    ['E019', 'E023'],
    400,
    'an amount between the two caps',
    holding('granted_amount', isOver(OTHER_CAP)),
  ),
  refused('Z-002', ['E039', 'E040'], 400, "the council decision's file"),
  refused('Z-005', ['E019', 'E023'], 400, 'exactly the cap', holding('granted_amount', is(1_500_000_000))),
  refused('Z-006', ['E023'], 400, 'a granted amount of 0', holding('granted_amount', is(0))),
  refused('Z-008', 'all', 400, 'a `limit` that no document offers', asking('limit', is('10', '18'))),
  refused('Z-010', ['E009'], 400, 'the regions without a parameter'),
  refused('Z-011', ['E057'], 400, 'the body of the works', (asked) => !('invest_object_id' in sent(asked))),
  refused('Z-013', ['E023'], 400, 'a body with a missing key'),
  refused('Z-017', ['E007'], 403, "a file to a signed-in person's token"),
  refused(
    'Z-019',
    ['E151', 'E153'],
    400,
    'the role `moderator`',
    (asked) => sent(asked).role === 'moderator' || asked.query.role === 'moderator',
  ),
  refused('Z-020', ['E016'], 403, 'an initiative to a region manager', to('region_manager')),
  refused('Z-025', ['E264'], 404, '`kindergardens`'),
  refused(
    'Z-027',
    ['E144', 'E146'],
    403,
    'quarterly reports to a moderator or region manager',
    to('moderator', 'region_manager'),
  ),
  refused('Z-031', ['E030'], 403, 'the export to all but the admin', toOthersThan('admin')),
  refused('Z-033', ['E014'], 400, 'the stage PUBLIC_CONTROL', asking('stage', is('PUBLIC_CONTROL'))),
  refused('Z-036', ['E004'], 400, 'a captcha result that is text', holding('captcha_result', isText)),
  refused(
    'Z-038',
    ACCEPTANCES,
    400,
    'ids under keys that end in `_id`',
    (asked) => Object.keys(sent(asked)).some((key) => key.endsWith('_id')),
    {
      takes: (body, asked) =>
        asked.call && ACCEPTANCES.includes(asked.call.id)
          ? Object.fromEntries(
              Object.entries(sent(asked)).map(([key, value]) => [IDS.includes(key) ? `${key}_id` : key, value]),
            )
          : body,
    },
  ),
  refused('Z-044', ['E017', 'E019'], 409, "a moderator's new decision"),
  refused('Z-045', ['E019'], 400, 'a shortened road', holding('road_length', isGiven)),
  refused('Z-048', ['E017', 'E019'], 409, 'a decision after the review'),
  refusedEmpty('Z-050', ['E025'], 'a ban without a file', 'ignored_file_id'),
  refused('Z-051', ['E021'], 400, 'a confirmation without a comment'),
  refused('Z-052', ['E036'], 404, 'a protocol by its own path'),
  refused('Z-053', ['E036'], 403, 'a protocol by an admin', to('admin')),
  refused('Z-054', ['E026'], 403, 'a place by a moderator', to('moderator')),
  refused('Z-058', 'all', 401, 'every call of a token that is no longer fresh', (asked) => asked.role !== null),
  refused('Z-060', ['E023'], 409, "an admin's edit outside REVIEW"),
  refused('Z-061', 'all', 404, 'every path below the configured address'),
  refused('Z-063', ['E091', 'E097'], 404, 'the toggle of green budget and state buying'),
  refused('Z-068', ['E133'], 403, 'a mahalla by others than the admin', toOthersThan('admin')),
  refused('Z-069', REPORTS, 404, 'a single quarterly report', ({ moved }) => !moved, {
    moves: (method, url) =>
      OWN_REPORT.test(url) && (method !== 'GET' || /\/\d+(?:$|\?)/.test(url))
        ? url.replace('/moderators/', '/')
        : undefined,
  }),
  refused('Z-070', ['E146'], 400, "the profile's place", toOthersThan('admin')),
  refused('Z-074', ['E057'], 400, 'the hash of a document'),
  refused('Z-075', ['E063'], 400, 'the configured key of the initiative'),
  refused('Z-077', ['E063'], 400, 'an id of the reference lists', holding('sphere_id')),
  refused('Z-079', ['E064'], 401, 'the configured credentials'),
  refused('Z-080', ['E122', 'E123'], 400, 'a PDF as picture'),
  refused('Z-081', ['E127', 'E128'], 400, 'a picture as document'),
  refused('Z-086', ['E161', 'E162', 'E163', 'E164', 'E165'], 404, "the managers' imports"),
  refused('Z-092', ['E130'], 403, 'the mahallas'),
  refused('Z-095', ['E261'], 400, 'a parent', holding('parent_id')),
  refused('Z-096', ['E261', 'E262'], 400, 'an empty title'),
  refused('Z-099', ['E314'], 404, "the export of pupils' initiatives"),
  refused('Z-100', ['E315'], 400, '`board_id` beside the votes'),
  refused('Z-101', ['E248', 'E301'], 404, 'the imports of secret keys and road prices'),
  refused('Z-106', ['E264'], 400, 'kindergartens without `region_id`', lacking('region_id')),
  refused('Z-109', ['E211', 'E222', 'E232'], 403, 'finance data to an admin', to('admin')),
  refused('Z-112', ['E006'], 413, 'any file'),
  refused('Z-115', ['E034'], 403, "a district's protocol to an admin", to('admin')),
  refused('Z-116', ['E312'], 400, 'a list of pictures', holding('accept_image_id')),
  refused('Z-119', 'all', 400, 'a `limit` of 1000 or more', asking('limit', isOver(999))),
  refused('Z-122', ['E069'], 403, 'the appeals to others than the admin', toOthersThan('admin')),
  refused('Z-123', ['E080', 'E086', 'E092'], 400, 'site items without `active`', lacking('active')),
  refused('Z-124', ['E083'], 400, 'a hidden item', holding('active', is(false))),
  refused('Z-125', ['E063'], 400, 'construction type 2 beside a work type', holding('construction_type_id', is(2))),
  refused('Z-126', ['E019'], 400, 'an amount between the two caps', holding('granted_amount', isOver(OTHER_CAP))),
  refused('Z-128', ['E024'], 400, 'a body with a missing key'),
  refused('Z-129', ['E063'], 400, 'words of ours', holding('periodicity_name')),
  refused('Z-134', ['E004', 'E005'], 400, 'a sign-in without a position'),
  refused('Z-135', ['E278'], 400, '10,000 categories', asking('limit', is('10000'))),
  refused(
    'Z-137',
    ['E014'],
    400,
    'a sub-stage of a region manager',
    both(to('region_manager'), asking('moderation_sub_stage')),
  ),
  refused('Z-138', ['E071'], 400, 'an answer without the id of a template'),
  refused('Z-139', ['E028'], 400, 'the SMS with a board alone'),
  refused('Z-142', ['E005'], 400, 'a verifier of the program'),
  refused('Z-143', ['E001'], 503, 'the profile of a blocked account'),
  refused('Z-144', ['E005'], 403, 'the single sign-on of staff with a password'),
  refusedEmpty('Z-145', ['E017'], 'a rejection without a file', 'file_id'),
  refused('Z-148', ['E019'], 400, 'an acceptance without a description', holding('description', is(''))),
  refused('Z-150', ['E043'], 400, 'a line whose count is 0'),
  refused('Z-151', ['E019'], 400, "the registry's total"),
  refused('Z-159', ['E058', 'E039', 'E041'], 403, 'investment papers of a moderator', to('moderator')),
  refused('Z-160', ['E063'], 400, 'a fraction in `object_power`'),
  refused('Z-161', ['E310'], 403, 'another category by a moderator', to('moderator')),
  refused('Z-162', ['E305'], 400, 'a name that is not the student’s'),
  refused('Z-165', ['E017', 'E019'], 409, 'a decision of another season'),
  refusedEmpty('Z-170', ['E019'], 'an acceptance without a mahalla', 'quarter_id'),
  refused('Z-171', ['E042'], 403, 'the registry of goods'),
  refused(
    'Z-172',
    ['E016', 'E056'],
    403,
    'an initiative to a region manager, its chronology to an admin',
    to('region_manager', 'admin'),
  ),
  refused('Z-173', ['E036'], 400, 'a protocol without `file_name`'),
  refused('Z-174', ['E146'], 400, 'a season after 2025', holding('season', isOver(2025))),
  refusedEmpty('Z-175', ['E153'], 'a region manager without a district', 'district_id', 'id'),
  refused('Z-176', ['E154'], 400, 'an unchanged PINFL'),
  refused(
    'Z-177',
    ['E166'],
    403,
    'the population of a moderator without a district',
    both(to('moderator'), lacking('district_id')),
  ),
  refused('Z-179', ['E307'], 400, '`limit=1`', asking('limit', is('1'))),
  refused('Z-180', ['E271'], 400, '`status=1`', asking('status', is('1'))),
  refused(
    'Z-181',
    ['E307'],
    400,
    'a `status` beside another stage',
    ({ query }) => 'status' in query && query.stage !== 'WINNER',
  ),
  refused('Z-182', ['E006', 'E280'], 400, 'a drawing as icon'),
  refused('Z-184', ['E041'], 409, 'a council decision before the object'),
];
