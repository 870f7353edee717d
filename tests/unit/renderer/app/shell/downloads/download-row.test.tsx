import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { textOf } from '../../../laws/table-of.ts';

type Clicked = { 'aria-label'?: string; children: unknown; onClick: () => void };
const buttons: Clicked[] = [];
const Noted = (props: Clicked) => void buttons.push(props);
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), Button: Noted, ActionIcon: Noted }));
const { drawPart } = await import('../../../laws/program.tsx');
const { DownloadRow } = await import('@/app/shell/downloads/download-row.tsx');

const MIB = 1024 * 1024;
const REMOVE = "Ro'yxatdan olib tashlash: remove";

it.each<[object, string, string[]]>([
  [{ state: 'running' }, '2 MB / 6 MB', ['Yuklab olishni bekor qilish: cancel']],
  [{ state: 'running', totalBytes: null }, 'a.xlsx 2 MB', ['Yuklab olishni bekor qilish: cancel']],
  [
    { state: 'running', reconnecting: true },
    'Aloqa uzildi, qayta ulanilmoqda · 2 MB / 6 MB',
    ['Yuklab olishni bekor qilish: cancel'],
  ],
  [{ state: 'done' }, '2 MB · ', ['Ochish: open', "Papkada ko'rsatish: showInFolder", REMOVE]],
  [{ state: 'interrupted' }, 'Tugallanmay qolgan 2 MB / 6 MB', ['Davom ettirish: retry', REMOVE]],
  [{ state: 'cancelled' }, 'Bekor qilindi', ['Qayta urinish: retry', REMOVE]],
  [
    { state: 'failed', error: { kind: 'timeout' } },
    "Ma'lumot yuklashda xatolik sodir bo'ldi! Server javob bermadi 2 MB / 6 MB",
    ['Qayta urinish: retry', REMOVE],
  ],
])('a download that is %j is told, with what a person may do', async (more, said, steps) => {
  const done: string[] = [];
  const download = { id: 'd', name: 'a.xlsx', startedAt: 0, receivedBytes: 2 * MIB, totalBytes: 6 * MIB, ...more };
  Object.assign(window.bridge, { downloads: new Proxy({}, { get: (_, call: string) => () => done.push(call) }) });
  buttons.splice(0);
  const { html } = await drawPart(createElement(DownloadRow, { download: download as never }), {});
  expect(textOf(html)).toContain(said);
  for (const { onClick } of buttons) onClick();
  expect(buttons.map(({ 'aria-label': label, children }, at) => `${label ?? children}: ${done[at]}`)).toEqual(steps);
});
