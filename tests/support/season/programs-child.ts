import { once } from 'node:events';
import { createApiClient } from '../../../src/main/api/client.ts';
import { createStreamFetch } from '../../../src/main/api/stream-fetch.ts';
import { createLog } from '../../../src/main/diagnostics/log.ts';
import { AppError } from '../../../src/shared/errors.ts';
import { createNet } from '../../chromium-host/net.ts';
import { STAYS_BUSY } from './platform.ts';

/**
 * Many programs in one process: `node programs-child.ts URL FIRST COUNT`. Each has its own client. Sends `ready`, waits
 * for `start`, then all read and decide at the same moment; a program whose decision was refused sends it again after
 * `recovered`, as a person would. Sends what was refused for good, and ends.
 */
const [apiUrl = '', first = '0', count = '0'] = process.argv.slice(2);
const { net } = createNet();
const fetch = createStreamFetch((options) => net.request(options));

/** One in five is a control: it retries without a spread, and is late only because this machine is busy. */
function createProgram(id: number) {
  const control = id % 5 === 4;
  const api = createApiClient({
    apiUrl,
    fetch,
    accessToken: () => `${control ? 'control' : 'program'}-${id}`,
    onUnauthorized: () => undefined,
    log: createLog(() => undefined),
    ...(control && { limits: { spreadMs: 0 } }),
  });
  const failureOf = async (call: Parameters<typeof api.request>[0]): Promise<string | null> => {
    try {
      await api.request(call);
      return null;
    } catch (error) {
      const { status, kind } = AppError.from(error);
      return `${call.path}: ${status ?? kind}`;
    }
  };
  return {
    read: (path: string) => failureOf({ method: 'GET', path }),
    decide: (press: number) => failureOf({ method: 'POST', path: `api/decisions/${id}/${press}`, body: {} }),
  };
}

async function season(program: ReturnType<typeof createProgram>, recovered: Promise<unknown>) {
  const reads = ['api/boards', 'api/initiatives', STAYS_BUSY].map(program.read);
  const atOnce = await program.decide(1);
  await recovered;
  const later = atOnce === null ? null : await program.decide(2);
  return [...(await Promise.all(reads)), later].filter((failure) => failure !== null);
}

const programs = Array.from({ length: Number(count) }, (_, nth) => createProgram(Number(first) + nth));
process.send?.('ready');
await once(process, 'message');
const recovered = once(process, 'message');
const failures = await Promise.all(programs.map((program) => season(program, recovered)));
process.send?.({ failures: failures.flat() });
process.disconnect();
