import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

let connection: object = {};
vi.doMock('@/app/shell/connection/connection-provider.tsx', () => ({
  useCurrentConnection: () => ({ connection, retry: () => undefined }),
}));
let note: object | null = null;
vi.doMock('@/kit/network/line-note.tsx', () => ({ useLineNote: () => note }));
let update: object = { status: 'current' };
vi.doMock('@/app/updates/use-updates.ts', () => ({ useUpdates: () => update }));
const { Banners } = await import('@/app/shell/banners/banners.tsx');

const NOW = Date.parse('2026-09-10T09:04:00Z');
const offline = (ms: number) => ({ status: 'offline', retryAt: NOW + ms });
const STALE = "Platforma bilan aloqa yo'q. Ekrandagi ma'lumotlar eskirgan bo'lishi mumkin.";
const NOTE = { text: 'Qoralama saqlandi' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['the seconds that are begun', offline(19_001), null, `${STALE} 20 soniyadan keyin qayta ulaniladi Qayta urinish`],
  ['none once it is due', offline(-5_000), null, `${STALE} 0 soniyadan keyin qayta ulaniladi Qayta urinish`],
  ['that it is under way', { status: 'retrying' }, null, `${STALE} Qayta ulanilmoqda`],
  [
    'in fewer words beside what the page can do meanwhile',
    ...([
      offline(4_000),
      NOTE,
      "Platforma bilan aloqa yo'q. Qoralama saqlandi 4 soniyadan keyin Qayta urinish",
    ] as const),
  ],
  ['nothing while there is a connection', { status: 'online' }, null, ''],
])('a lost connection says when the next retry is: %s', async (_, now, beside, said) => {
  connection = now;
  note = beside;
  expect(textOf((await drawPart(createElement(Banners), {})).html)).toBe(said);
});

const offer = { version: '9.1.0', notes: '', bytes: 3 };
it.each([
  ['on offer', { status: 'available', offer }, 'Dasturning yangi versiyasi bor: 9.1.0 Batafsil'],
  ['on its way', { status: 'downloading', offer, receivedBytes: 1 }, 'Yangi versiya yuklab olinmoqda: 9.1.0 Batafsil'],
  ['there to be installed', { status: 'ready', offer }, "Yangi versiya o'rnatishga tayyor: 9.1.0 Batafsil"],
  ['not to be had', { status: 'failed', problem: 'network', offer }, ''],
  ['none', { status: 'current' }, ''],
])('a newer version is told as what it is: %s', async (_, now, said) => {
  connection = { status: 'online' };
  update = now;
  expect(textOf((await drawPart(createElement(Banners), {})).html)).toBe(said);
});
