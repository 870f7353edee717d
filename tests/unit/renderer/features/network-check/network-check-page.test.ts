import { createElement } from 'react';
import { expect, it } from 'vitest';
import { downloads, stubDownloads } from '../../laws/export-stubs.tsx';
import { platform } from '../../laws/platform-stub.ts';
import { elementsIn, textOf } from '../../laws/table-of.ts';

stubDownloads();
const { drawPart } = await import('../../laws/program.tsx');
const { createQueryClient } = await import('@/api/query-client.ts');
const { Component } = await import('@/features/network-check/network-check-page.tsx');

it('the support file is saved by its own button', async () => {
  await drawPart(createElement(Component), {});
  platform.kept = [];
  downloads.buttons.findLast(({ label }) => label === 'Yordam faylini saqlash')?.press();
  await new Promise(setImmediate);
  expect(platform.kept).toEqual(['support file']);
});

it("says when it has checked, and the server's time beside a clock that differs from it alone", async () => {
  const at = (iso: string) => Date.parse(iso);
  const network = {
    ...{ checkedAt: at('2026-03-04T06:07:00Z'), serverTime: at('2026-03-04T06:19:00Z') },
    checks: [
      { name: 'platform', state: 'warning', figure: { unit: 'ms', value: 2400 }, problem: 'slow', host: 'sinov.uz' },
      { name: 'clock', state: 'bad', figure: { unit: 'minutes', value: -12 }, problem: 'clock-off', host: null },
    ],
  };
  const { html } = await drawPart(createElement(Component), { network });
  expect(elementsIn(html, 'li', /\sdata-state=/).map(({ inner }) => textOf(inner))).toEqual([
    "Platforma sinov.uz Aloqa sekin: sahifalar va fayllar kechikib ochiladi. E'tibor bering 2 400 ms",
    "Kompyuter soati Kompyuter soati server soatidan farq qiladi. Sana, vaqt va vaqt mintaqasini to'g'rilang. Serverda: 04.03.2026 11:19. Ishlamayapti 12 daqiqa orqada",
  ]);
  expect(textOf(html)).toContain('Tekshirildi: 04.03.2026 11:07');
});

/** Draws the page with these checks. */
async function checked(...checks: object[]): Promise<string[]> {
  const plain = { state: 'good', figure: null, problem: null, host: null };
  const network = { checkedAt: 0, serverTime: null, checks: checks.map((one) => ({ ...plain, ...one })) };
  const { html } = await drawPart(createElement(Component), { network });
  return elementsIn(html, 'li', /\sdata-state=/).map(({ inner }) => textOf(inner));
}

it.each([
  ['platform', 'Platforma'],
  ['sign-on', 'Yagona kirish tizimi'],
  ['tiles', 'Xarita'],
  ['geocoder', 'Manzillar xizmati'],
  ['keychain', 'Parollar ombori'],
  ['downloads', 'Yuklab olishlar papkasi'],
  ['profile', 'Dastur papkasi'],
  ['clock', 'Kompyuter soati'],
])('the check of %s is called %s', async (name, words) => {
  expect(await checked({ name })).toEqual([`${words} Joyida`]);
});

it.each([
  ['the computer has no network', 'offline', 'Kompyuter tarmoqqa ulanmagan. Tarmoq kabelini yoki simsiz tarmoqni'],
  ["the host's name is not found", 'name', 'Server nomi topilmadi. Internet va DNS sozlamalarini tekshiring'],
  ['the host refuses', 'refused', "Server ulanishni rad etdi: u ishlamayotgan yoki tarmoqda to'silgan"],
  ['its certificate is not trusted', 'certificate', "Server sertifikatiga ishonib bo'lmadi. Kompyuter sanasini"],
  ['a proxy asks for a password', 'proxy-password', "Proksi-server login va parol so'rayapti. Administratorga"],
  ['a proxy is not reached', 'proxy', "Proksi-serverga ulanib bo'lmadi. Proksi sozlamalarini administrator bilan"],
  ['another page comes first', 'captive-portal', "Javob o'rniga boshqa sahifa keldi: tarmoq avval brauzerda kirishni"],
  ['no answer comes in time', 'timeout', 'Server vaqtida javob bermadi. Birozdan keyin qayta tekshiring'],
  ['the host answers with an error', 'server', 'Server xato bilan javob berdi. Birozdan keyin qayta tekshiring'],
  [
    'the connection breaks',
    'connection',
    "Aloqa uzilib qoldi. Internet ulanishini va qayta tekshirishni sinab ko'ring.",
  ],
  ['the answer is slow', 'slow', 'Aloqa sekin: sahifalar va fayllar kechikib ochiladi.'],
  ['there is no keychain', 'no-keychain', 'Parollar ombori javob bermayapti: sessiya faqat dastur yopilguncha'],
  ['the disk is almost full', 'low-space', "Diskda joy oz qoldi. Keraksiz fayllarni o'chiring."],
  ['the folder cannot be read', 'no-folder', 'Papka topilmadi yoki ochilmadi. Boshqa papkani tanlang'],
  ['the disk does not say', 'no-figure', "Disk bo'sh joyini ko'rsatmadi."],
  [
    'the clock is wrong',
    'clock-off',
    "Kompyuter soati server soatidan farq qiladi. Sana, vaqt va vaqt mintaqasini to'g'rilang.",
  ],
  [
    'there is no time to compare with',
    'no-server-time',
    "Platforma javob bermagani uchun soatni solishtirib bo'lmadi.",
  ],
])('a check says what can be done where %s', async (_, problem, advice) => {
  expect((await checked({ name: 'platform', state: 'unknown', problem }))[0]).toContain(`Platforma ${advice}`);
});

it('says that it is checking, and not when it has checked, while it checks again', async () => {
  const queries = createQueryClient();
  queries.setQueryData(['network-check'], { checkedAt: 0, serverTime: null, checks: [] });
  void queries.fetchQuery({ queryKey: ['network-check'], queryFn: () => new Promise(() => undefined), staleTime: 0 });
  const text = textOf((await drawPart(createElement(Component), {}, { queries })).html);
  expect(text).toContain('Tekshirilmoqda…');
  expect(text).not.toContain('Tekshirildi:');
});
