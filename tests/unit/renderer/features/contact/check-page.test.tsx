import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, namesIn, textOf } from '../../laws/table-of.ts';

const LINES = ['regions', 'boards', 'funds', 'news'].map((name) => ({ name })) as never[];
const [regions, boards] = LINES;
/** Two calls for the second line, which begins with a page and looks for one of its rows. */
const outcomes = [regions, boards, boards].map((line) => ({ line }));
const findings = { outcomes: [], unasked: [], ending: 'stopped', ms: 0 };
let state: object = { is: 'ready' };
vi.doMock('@/features/contact/use-check.ts', () => ({ useCheck: () => ({ state }) }));
const { CheckPage } = await import('@/features/contact/check-page.tsx');

const BUSY = 'Fayl yuborilmoqda. U tugagach, tekshiruvni boshlang.';
const STOPPED = "Tekshiruv to'xtatildi: natija to'liq emas.";
const BEGIN = 'Tekshirishni boshlash';
const SAVE = ['Hisobotni saqlash', 'Jadvalni saqlash'];

it.each([
  ['is ready', { is: 'ready' }, [], [], [BEGIN]],
  ['could not begin', { is: 'busy' }, [BUSY], [], [BEGIN]],
  [
    // It counts the assumptions that it has asked for, and its calls, of which one may need several.
    'is running',
    { is: 'running', outcomes },
    [],
    ["Tekshirilmoqda: 2 / 4, 3 ta so'rov"],
    ["To'xtatish"],
  ],
  [
    'is over',
    { is: 'done', findings, role: 'admin', at: new Date(0) },
    [STOPPED],
    ["0 ta so'rov, 0 soniya: So'ralmadi"],
    [...SAVE, 'Qayta tekshirish'],
  ],
])('a check that %s says so, and offers what can be done then', async (_, now, alerts, status, buttons) => {
  state = now;
  const { html } = await drawPart(createElement(CheckPage, { lines: LINES, notAsked: [] }), {});
  const said = (role: string) => elementsIn(html, 'p', new RegExp(`role="${role}"`)).map(({ inner }) => textOf(inner));
  expect([said('alert'), said('status')]).toEqual([alerts, status]);
  expect(namesIn(html, 'button')).toEqual(['Orqaga', ...buttons]);
  expect(textOf(html)).toContain(
    "Dastur platformadan o'zi o'qiydigan narsalarni birma-bir so'raydi va javoblarni kutilgani bilan solishtiradi. Hech narsa yuborilmaydi va o'zgartirilmaydi, hisobotda hech kimning ma'lumoti bo'lmaydi.",
  );
});
