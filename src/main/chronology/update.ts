import { AppError } from '@shared/errors.ts';
import { type Totals, totalsAnswer } from '@shared/totals.ts';
import type { ApiClient } from '../api/client.ts';

/** The update of the chronology's data. */
export type ChronologyUpdate = {
  /** Whether the office has configured the credentials of the update (Z-079). */
  offered: boolean;
  /** Makes the platform reload the data of the capital programme (N-029). Returns the totals, null if the answer has none. Throws `AppError`. */
  start: () => Promise<Totals | null>;
};

const CALL = { method: 'POST', path: 'api/v1/chronology/scheduler/daily-updates' } as const;

/**
 * Creates the update of the chronology's data, a call with basic authorization of its own (N-030), `name:password`.
 * Only the main process makes the call: the page gets neither the credentials nor a way to send them elsewhere.
 */
export function createChronologyUpdate({
  api,
  credentials,
  isSignedIn,
}: {
  api: Pick<ApiClient, 'request'>;
  credentials: string | undefined;
  isSignedIn: () => boolean;
}): ChronologyUpdate {
  return {
    offered: credentials !== undefined,
    async start() {
      if (credentials === undefined) throw new AppError({ kind: 'bad-call', detail: 'no credentials are configured' });
      if (!isSignedIn()) throw new AppError({ kind: 'unauthorized', detail: 'nobody is signed in' });
      const authorization = `Basic ${Buffer.from(credentials, 'utf8').toString('base64')}`;
      const answer = await api.request({ ...CALL, authorization }).catch((thrown: unknown) => {
        throw withoutSession(AppError.from(thrown));
      });
      const { success, data } = totalsAnswer.safeParse(answer);
      if (!success) throw new AppError({ kind: 'unexpected-shape', detail: 'totals that cannot be read' });
      return data;
    },
  };
}

/** A 401 means that the office's credentials are wrong; the person's session continues. */
const withoutSession = (error: AppError): AppError =>
  error.kind === 'unauthorized' ? new AppError({ ...error.toJSON(), kind: 'forbidden' }) : error;
