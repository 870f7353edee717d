import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

/** The ids of the calls that reached the main process. */
const ids: string[] = [];
const request = async ({ requestId }: { requestId: string }) => {
  ids.push(requestId);
  return { ok: true, value: null };
};
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} } } });

/** The module as a document loads it: each reload loads it anew. */
async function load() {
  vi.resetModules();
  return import('@/api/http.ts');
}

beforeEach(() => {
  ids.length = 0;
});

it('a call never has the id of another one, also not of the document before a reload', async () => {
  for (let nth = 0; nth < 2; nth += 1) {
    const { http } = await load();
    await http('api/v1/boards', { schema: z.unknown() });
    await http('api/v1/boards', { schema: z.unknown() });
  }
  expect(new Set(ids).size).toBe(4);
});
