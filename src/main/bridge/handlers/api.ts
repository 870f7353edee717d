import { toCross } from '@shared/bridge/long-answer.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Journal } from '../../journal/journal.ts';
import type { Handlers } from '../router.ts';

/** Calls of the page to the platform. */
export const apiHandlers = (
  api: ApiClient,
  journal: Pick<Journal, 'around'>,
): Pick<Handlers, `api.${string}` & keyof Handlers> => ({
  'api.request': async ({ language, journal: note, ...request }) => {
    const send = () => api.requestWritten({ ...request, ...(language && { headers: { hl: language } }) });
    return toCross(await (note ? journal.around(note, send, ({ value }) => value) : send()));
  },
  'api.cancel': async ({ requestId }) => api.cancel(requestId),
});
