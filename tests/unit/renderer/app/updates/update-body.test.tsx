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
  [
    off('not-configured'),
    'Yangilanishlar manzili sozlanmagan. Administrator uni dastur sozlamalariga kiritishi kerak.',
    [CLOSE],
  ],
  [off('administrator'), 'Bu kompyuterda dasturni administrator yangilaydi.', [CLOSE]],
  [off('not-installed'), "Dastur o'rnatilmagan holda ishga tushirilgan: u yangilanmaydi.", [CLOSE]],
  [{ status: 'available', offer }, NEW, [LATER, 'Yuklab olish: download']],
  [
    { status: 'downloading', offer, receivedBytes: MIB },
    `${NEW} 1 MB / 3 MB Oynani yopsangiz ham, yuklab olish davom etadi.`,
    [CLOSE],
  ],
  [
    { status: 'ready', offer },
    `${NEW} Versiya yuklab olindi. Uni o'rnatish uchun dastur yopiladi va qayta ochiladi. Tugallanmagan ish bo'lsa, oldin so'raladi.`,
    [LATER, 'Qayta ishga tushirish: install'],
  ],
  [
    { ...failed('network'), offer },
    `${NEW} Yangilanishlar serveri bilan aloqa yo'q yoki uzildi. Tarmoqni tekshirib, qayta urinib ko'ring.`,
    [CLOSE, 'Qayta urinish: download'],
  ],
  [failed('missing'), 'Yangilanish serverda topilmadi. Administratorga xabar bering.', [CLOSE, 'Qayta urinish: check']],
  ...Object.entries({
    'not-a-feed':
      "Server o'rniga boshqa sahifa javob berdi: tarmoq avval kirishni so'rayotgan bo'lishi mumkin. Brauzerda biror saytni ochib ko'ring.",
    server: "Yangilanishlar serveri so'rovni rad etdi. Keyinroq qayta urinib ko'ring.",
    checksum:
      "Yuklab olingan fayl e'lon qilingan faylga mos emas va o'chirildi. Qayta urinib ko'ring; takrorlansa, administratorga xabar bering.",
    signature:
      "Yuklab olingan faylning imzosi dastur muallifiniki emas, shuning uchun u o'chirildi. Administratorga xabar bering.",
    'no-space': "Diskda joy yetarli emas. Joy bo'shatib, qayta urinib ko'ring.",
    disk: "Faylni diskka yozib bo'lmadi. Administratorga murojaat qiling.",
    'not-started': "O'rnatish boshlanmadi. Qayta urinib ko'ring yoki administratorga murojaat qiling.",
    other: "Yangilab bo'lmadi. Qayta urinib ko'ring yoki administratorga murojaat qiling.",
  }).map(([problem, said]): [object, string, string[]] => [failed(problem), said, [CLOSE, 'Qayta urinish: check']]),
])('an update that is %j is told, with what a person may do', async (state, said, steps) => {
  const done: string[] = [];
  const updates = new Proxy({}, { get: (_, call: string) => () => done.push(call) });
  Object.assign(window.bridge, { updates });
  const parts = { state: state as never, onClose: () => void done.push('close') };
  const element = createElement(Fragment, null, createElement(UpdateBody, parts), createElement(UpdateButtons, parts));
  const { html } = await drawPart(element, { info: { version: '2.4.0' } });
  const buttons = [...new Map(downloads.buttons.splice(0).map((one) => [one.label, one])).values()];
  for (const { press } of buttons) press();
  expect(buttons.map(({ label }, at) => `${label}: ${done[at]}`)).toEqual(steps);
  expect(textOf(html)).toBe([said, ...buttons.map(({ label }) => label)].join(' '));
});
