import { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { NUMBERED_PAGES } from '@/kit/crud/list-shape.ts';
import { countedAt } from '@/kit/page.ts';
import { type CallRequest, callRequestSchema } from './call-request.ts';

/** The call-back requests (spec 001 §7); there is no call for a single request. */
export const callRequests = defineCrud({
  path: 'api/v2/info/suggestions/call-me-back',
  row: callRequestSchema,
  rows: NUMBERED_PAGES,
});

/** Closes a request; the state is a query parameter (H-016). Throws `AppError`. */
export const closeRequest = ({ id }: CallRequest) =>
  http(`${callRequests.path}/${id}`, { method: 'PUT', query: { state: 'CLOSED' }, schema: z.unknown() });

const NEW = { state: 'NEW', page: 0, size: 1 };
const counted = countedAt('content', callRequestSchema, 'totalElements');

/** How many requests wait to be called back (E104). */
export const newRequestsQuery = {
  queryKey: [callRequests.path, 'count', NEW],
  queryFn: ({ signal }: { signal: AbortSignal }) => http(callRequests.path, { query: NEW, signal, schema: counted }),
};
