import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { acting } from '../../../laws/acted.tsx';
import { Refusal } from '../../../laws/platform-stub.ts';

let outcome = '';
let name = '';
let over = 0;
const print = {
  send: async () => ({ ok: true, value: { outcome } }),
  savePdf: async ({ suggestedName }: { suggestedName: string }) => {
    name = suggestedName;
    return { ok: true, value: null };
  },
};
vi.doMock('@/api/bridge.ts', async (original) => {
  const real = await original<{ bridge: object }>();
  const bridge = new Proxy(real.bridge, {
    get: (own, area) => (area === 'print' ? print : Reflect.get(own, area)),
  });
  return { ...real, bridge };
});
const { usePrintRun } = await import('@/domains/initiative/print/use-print-run.ts');
const { FIRST_CHOICES } = await import('@/domains/initiative/print/choices.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const INITIATIVE = { id: 701, public_id: '0614', stage: 'INITIAL' };
const one = initiativeSchema.parse(INITIATIVE);
let run: ReturnType<typeof usePrintRun>;
type Print = { kind?: 'cards' | 'list'; count?: number; to?: number };
function Dialog({ kind = 'cards', count = 1, to = count }: Print) {
  const cards = Array.from({ length: count }, () => one);
  const subject = { cards, ticked: false, list: { ids: [701] }, rows: [one], boards: [] };
  const options = { subject, kind, batch: { from: 0, to }, choices: FIRST_CHOICES, script: 'latin' } as const;
  run = usePrintRun({ ...options, onDone: () => (over += 1) });
  return null;
}
const page = (answer: unknown = INITIATIVE, print: Print = {}) =>
  acting(createElement(Dialog, print), { 'api/v1/initiatives/701': answer });

it.each([
  ['sent', ['success', 'Chop etishga yuborildi'], 1],
  ['refused', ['neutral', 'Chop etilmadi: printer yoki siz bekor qildingiz.'], 0],
  ['no-printer', ['warning', 'Chop etilmadi: kompyuterda printer topilmadi.'], 0],
  ['unknown', ['warning', "Printer javob bermadi. Qog'oz chiqqan-chiqmaganini tekshiring."], 0],
])('a print is over only once the printer has it, and is told as it came out: %s', async (is, told, times) => {
  outcome = is;
  over = 0;
  const { does } = await page();
  expect((await does(() => run.send(1))).told).toEqual([told]);
  expect(over).toBe(times);
});

it('nothing is printed of what could not be read again', async () => {
  over = 0;
  const { does } = await page(new Refusal(undefined, 'server'));
  const { told } = await does(() => run.send(1));
  expect([told.map(([look, words]) => [look, words]), over]).toEqual([
    [['error', "Chop etib bo'lmadi. Qayta urinib ko'ring."]],
    0,
  ]);
});

const DAY = String.raw`\d{4}-\d{2}-\d{2}`;

it.each<[string, Print, object, string]>([
  ['one card after its initiative', {}, {}, 'tashabbus-0614'],
  ['one card without a public number after its day', {}, { public_id: null }, `tashabbus-kartalari-${DAY}`],
  ['several cards after their day', { count: 2 }, {}, `tashabbus-kartalari-${DAY}`],
  ['a part of them after its places, too', { count: 3, to: 2 }, {}, `tashabbus-kartalari-1-2-${DAY}`],
  ['the list as one', { kind: 'list' }, { stage: 'PASSED' }, `tashabbuslar-royxati-${DAY}`],
])('a PDF is named after what it holds: %s', async (_, print, more, expected) => {
  const { does } = await page({ ...INITIATIVE, ...more }, print);
  await does(() => run.savePdf());
  expect(name).toMatch(new RegExp(`^${expected}\\.pdf$`));
});
