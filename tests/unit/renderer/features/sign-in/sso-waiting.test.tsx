import { createElement } from 'react';
import { expect, it } from 'vitest';
import { downloads, stubDownloads } from '../../laws/export-stubs.tsx';

stubDownloads();
const { drawPart } = await import('../../laws/program.tsx');
const { SsoWaiting } = await import('@/features/sign-in/sso-waiting.tsx');

it('what a person may do while the browser signs in: open it again, and end the waiting', async () => {
  const done: string[] = [];
  Object.assign(window.bridge, {
    session: new Proxy({}, { get: (_, call: string) => async () => ({ ok: done.push(call) > 0 }) }),
  });
  await drawPart(createElement(SsoWaiting, { expiresAt: Date.now(), onReopen: () => done.push('reopen') }), {});
  const buttons = downloads.buttons.splice(0).filter(({ label }) => !label.startsWith('['));
  for (const { press } of buttons) press();
  expect(buttons.map(({ label }, at) => [label, done[at]])).toEqual([
    ['Qayta ochish', 'reopen'],
    ['Bekor qilish', 'cancelSso'],
  ]);
});
