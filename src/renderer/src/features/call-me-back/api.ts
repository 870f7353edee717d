import { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { NUMBERED_PAGES } from '@/kit/crud/list-shape.ts';
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
