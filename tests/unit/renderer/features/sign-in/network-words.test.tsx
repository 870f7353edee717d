import type { NetworkTrouble } from '@shared/network.ts';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { downloads, stubDownloads } from '../../laws/export-stubs.tsx';

stubDownloads();
const { drawPart } = await import('../../laws/program.tsx');
const { createQueryClient } = await import('@/api/query-client.ts');
const { default: NetworkWords } = await import('@/features/sign-in/network-words.tsx');

it.each<[string, NetworkTrouble]>([
  ['Qayta urinish', { cause: 'proxy' }],
  ['Qayta urinish', { cause: 'proxy-login' }],
  ['Nom va parolni kiritish', { cause: 'proxy-login' }],
])('%s tries the sign-in again, and all that was asked before: %j', async (name, trouble) => {
  const tried: string[] = [];
  const queries = createQueryClient();
  queries.setQueryData(['captcha'], 'before');
  const words = createElement(NetworkWords, { trouble, clock: null, onRetry: () => tried.push('sign-in') });
  await drawPart(words, {}, { queries });
  const buttons = new Map(downloads.buttons.splice(0).map(({ label, press }) => [label, press]));
  await buttons.get(name)?.();
  // What is not waited for has ended when nothing is left to be answered.
  await new Promise(setImmediate);
  expect(tried).toEqual(['sign-in']);
  expect(queries.getQueryState(['captcha'])?.isInvalidated).toBe(true);
});
