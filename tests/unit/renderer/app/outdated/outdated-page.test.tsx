import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { textOf } from '../../laws/table-of.ts';

let state: object = {};
vi.doMock('@/app/updates/use-updates.ts', () => ({ useUpdates: () => state }));
const { drawPart } = await import('../../laws/program.tsx');
const { default: OutdatedPage } = await import('@/app/outdated/outdated-page.tsx');

const MISSING = "Talab qilingan versiya hali serverda yo'q. Administratorga murojaat qiling.";
const offer = { version: '9.1.0', notes: '', bytes: 3 };

it.each([
  ['while the server is asked', { status: 'checking' }, false],
  ['where it is offered', { status: 'available', offer }, false],
  ['where it is there to be installed', { status: 'ready', offer }, false],
  ['where the server has no newer one', { status: 'current' }, true],
])('a program that is too old says that the required version is missing only where it is: %s', async (_, now, said) => {
  state = now;
  const { html } = await drawPart(createElement(OutdatedPage, { version: '2.4.0', least: '9.0.0' }), {});
  expect(textOf(html)).toContain("kamida 9.0.0 versiyasini talab qiladi, bu kompyuterda esa 2.4.0 o'rnatilgan");
  expect(textOf(html).includes(MISSING)).toBe(said);
});
