import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { downloads, stubDownloads } from '../../laws/export-stubs.tsx';
import { missingIn } from '../../laws/table-of.ts';

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

it('says what to do in the browser, what to do where it has not opened, and how long there is time', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  const { html } = await drawPart(createElement(SsoWaiting, { expiresAt: 1_065_000, onReopen: () => undefined }), {});
  const texts = [
    'Kirishni brauzerda yakunlang',
    "Brauzerda yagona kirish sahifasi ochildi. U yerda hisobingizga kiring: bu oyna o'zi davom etadi.",
    'Brauzer ochilmadimi? Havolani nusxalab, brauzerning manzil satriga joylang.',
    ...['Qayta ochish', 'Havolani nusxalash', 'Qolgan vaqt: 1:05', 'Bekor qilish'],
  ];
  expect(missingIn(html, texts)).toEqual([]);
});
