import type { ApiClient } from '../../api/client.ts';
import type { Handlers } from '../router.ts';

/** Calls of the page to the platform. */
export const apiHandlers = (api: ApiClient): Pick<Handlers, `api.${string}` & keyof Handlers> => ({
  'api.request': ({ language, ...request }) =>
    api.request({ ...request, ...(language && { headers: { hl: language } }) }),
  'api.cancel': async ({ requestId }) => api.cancel(requestId),
});
