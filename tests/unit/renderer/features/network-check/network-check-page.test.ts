import { createElement } from 'react';
import { expect, it } from 'vitest';
import { downloads, stubDownloads } from '../../laws/export-stubs.tsx';
import { platform } from '../../laws/platform-stub.ts';
import { elementsIn, textOf } from '../../laws/table-of.ts';

stubDownloads();
const { drawPart } = await import('../../laws/program.tsx');
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
