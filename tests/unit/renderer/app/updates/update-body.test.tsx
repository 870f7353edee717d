import { createElement, Fragment } from 'react';
import { expect, it } from 'vitest';
import { downloads, stubDownloads } from '../../laws/export-stubs.tsx';
import { textOf } from '../../laws/table-of.ts';

stubDownloads();
const { drawPart } = await import('../../laws/program.tsx');
const { UpdateBody } = await import('@/app/updates/update-body.tsx');
const { UpdateButtons } = await import('@/app/updates/update-buttons.tsx');

const MIB = 1024 * 1024;
const offer = { version: '9.1.0', notes: 'Eksport tezlashdi', bytes: 3 * MIB };
const NEW = 'Yangi versiya: 9.1.0 Hozirgi versiya: 2.4.0 Hajmi: 3 MB Nimalar yangi Eksport tezlashdi';
const LATER = 'Keyinroq: close';
const CLOSE = 'Yopish: close';
const failed = (problem: string) => ({ status: 'failed', problem, offer: null });
const off = (reason: string) => ({ status: 'off', reason });

it.each<[object, string, string[]]>([
  [{ status: 'checking' }, 'Yangilanishlar tekshirilmoqda', [CLOSE]],
  [{ status: 'current' }, "Eng so'nggi versiya o'rnatilgan: 2.4.0", [CLOSE]],
  [off('not-configured'), 'Yangilanishlar manzili sozlanmagan', [CLOSE]],
  [off('administrator'), 'Bu kompyuterda dasturni administrator yangilaydi', [CLOSE]],
  [off('not-installed'), "Dastur o'rnatilmagan holda ishga tushirilgan", [CLOSE]],
  [{ status: 'available', offer }, NEW, [LATER, 'Yuklab olish: download']],
  [{ status: 'downloading', offer, receivedBytes: MIB }, `${NEW} 1 MB / 3 MB`, [CLOSE]],
  [{ status: 'ready', offer }, `${NEW} Versiya yuklab olindi`, [LATER, 'Qayta ishga tushirish: install']],
  [
    { ...failed('network'), offer },
    `${NEW} Yangilanishlar serveri bilan aloqa yo'q`,
    [CLOSE, 'Qayta urinish: download'],
  ],
  [failed('missing'), 'Yangilanish serverda topilmadi', [CLOSE, 'Qayta urinish: check']],
  [failed('server'), "Yangilanishlar serveri so'rovni rad etdi", [CLOSE, 'Qayta urinish: check']],
  [failed('checksum'), "e'lon qilingan faylga mos emas", [CLOSE, 'Qayta urinish: check']],
  [failed('signature'), 'imzosi dastur muallifiniki emas', [CLOSE, 'Qayta urinish: check']],
  [failed('no-space'), 'Diskda joy yetarli emas', [CLOSE, 'Qayta urinish: check']],
  [failed('disk'), "Faylni diskka yozib bo'lmadi", [CLOSE, 'Qayta urinish: check']],
])('an update that is %j is told, with what a person may do', async (state, said, steps) => {
  const done: string[] = [];
  const updates = new Proxy({}, { get: (_, call: string) => () => done.push(call) });
  Object.assign(window.bridge, { updates });
  const parts = { state: state as never, onClose: () => void done.push('close') };
  const element = createElement(Fragment, null, createElement(UpdateBody, parts), createElement(UpdateButtons, parts));
  const { html } = await drawPart(element, { info: { version: '2.4.0' } });
  expect(textOf(html)).toContain(said);
  const buttons = [...new Map(downloads.buttons.splice(0).map((one) => [one.label, one])).values()];
  for (const { press } of buttons) press();
  expect(buttons.map(({ label }, at) => `${label}: ${done[at]}`)).toEqual(steps);
});
