import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

/** The ids of the calls that reached the main process. */
const ids: string[] = [];
/** Facts that the main process gets about unreadable answers. */
const noted: unknown[] = [];
const noteOddFields = async (facts: unknown) => {
  noted.push(facts);
  return { ok: true, value: { number: 'K7M3PX' } };
};
const request = async ({ requestId }: { requestId: string }) => {
  ids.push(requestId);
  return { ok: true, value: null };
};
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} }, app: { noteOddFields } } });

/** Loads the module anew, as a reload of the document does. */
async function load() {
  vi.resetModules();
  return import('@/api/http.ts');
}

beforeEach(() => {
  ids.length = 0;
});

it('call ids are unique, also across a reload of the document', async () => {
  for (let nth = 0; nth < 2; nth += 1) {
    const { http } = await load();
    await http('api/v1/boards', { schema: z.unknown() });
    await http('api/v1/boards', { schema: z.unknown() });
  }
  expect(new Set(ids).size).toBe(4);
});

it('an answer of an unexpected shape fails with the number of its log line', async () => {
  const { http } = await load();
  await expect(http('api/v1/boards', { schema: z.array(z.unknown()) })).rejects.toMatchObject({
    kind: 'unexpected-shape',
    number: 'K7M3PX',
  });
  expect(noted).toEqual([{ method: 'GET', path: 'api/v1/boards', fields: ['answer'] }]);
});
