import { SIGN_IN_PATHS } from '@shared/constants.ts';
import type { ApiRequest } from '../client.ts';
import type { Ways } from './ways.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Puts a call into the platform's terms; returns a call that it does not concern as it is. */
type Translation = (request: ApiRequest, ways: Ways) => ApiRequest;

const SITE_ITEMS = /^api\/v1\/admin\/(?:news|green-budget|state-buying)$/;
const QUARTERLY_REPORT = /^api\/v1\/quarterly-reports(?=$|\/\d)/;
const ACCEPTANCE = /^api\/v1\/(?:my-garden-)?moderators\/accept\/initiatives\//;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The call with each field of its body as `change` gives it; undefined leaves the field out. */
function changed(
  request: ApiRequest,
  change: (key: string, value: unknown) => readonly [string, unknown] | undefined,
): ApiRequest {
  if (!isFields(request.body)) return request;
  const fields = Object.entries(request.body).map(([key, value]) => change(key, value));
  return { ...request, body: Object.fromEntries(fields.filter((field) => field !== undefined)) };
}

const TRANSLATIONS: readonly Translation[] = [
  (request, { siteItemsAll }) => {
    const { method, path, query = {} } = request;
    const isForAll = method === 'GET' && SITE_ITEMS.test(path) && (query.active ?? null) === null;
    return siteItemsAll && isForAll
      ? { ...request, query: { ...query, active: siteItemsAll === 'empty' ? '' : 'null' } }
      : request;
  },
  (request, { quarterlyReportsPath: own }) =>
    own === undefined ? request : { ...request, path: request.path.replace(QUARTERLY_REPORT, () => own) },
  (request, { acceptKeys }) =>
    acceptKeys === 'plain' && ACCEPTANCE.test(request.path)
      ? changed(request, (key, value) => [key.replace(/_id$/, ''), value])
      : request,
  (request, { emptyFields }) =>
    emptyFields === 'left-out' && request.method === 'POST'
      ? changed(request, (key, value) => (value === null ? undefined : [key, value]))
      : request,
  (request, { captchaResult }) =>
    captchaResult === 'number' && request.path === SIGN_IN_PATHS.password
      ? changed(request, (key, value) => [key, key === 'captcha_result' ? Number(value) : value])
      : request,
];

/** A call as a platform with these ways takes it. */
export const asAsked = (request: ApiRequest, ways: Ways): ApiRequest =>
  TRANSLATIONS.reduce((now, translation) => translation(now, ways), request);
