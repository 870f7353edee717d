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
function Dialog() {
  const subject = { cards: [one], ticked: false, list: { ids: [701] }, rows: [one], boards: [] };
  const options = {
    subject,
    kind: 'cards',
    batch: { from: 0, to: 1 },
    choices: FIRST_CHOICES,
    script: 'latin',
  } as const;
  run = usePrintRun({ ...options, onDone: () => (over += 1) });
  return null;
}
const page = (answer: unknown = INITIATIVE) => acting(createElement(Dialog), { 'api/v1/initiatives/701': answer });

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

it('the PDF of one card is named after its initiative', async () => {
  const { does } = await page();
  await does(() => run.savePdf());
  expect(name).toBe('tashabbus-0614.pdf');
});
