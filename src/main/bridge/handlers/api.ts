import type { ApiClient } from '../../api/client.ts';
import type { Handlers } from '../router.ts';

/** The page's calls of the platform. */
export const apiHandlers = (api: ApiClient): Pick<Handlers, `api.${string}` & keyof Handlers> => ({
  'api.request': (request) => api.request(request),
  'api.cancel': async ({ requestId }) => api.cancel(requestId),
});
