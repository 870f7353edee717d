import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

type Part = { label: string; checked: boolean; onChange: (event: object) => void };
let parts: readonly Part[] = [];
let scripts: readonly string[] = [];
function Checkbox(part: Part) {
  parts = [...parts, part];
  return null;
}
function Select({ data }: { data: readonly { label: string }[] }) {
  scripts = data.map(({ label }) => label);
  return null;
}
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), Checkbox, Select }));
const { PrintFields } = await import('@/domains/initiative/print/print-fields.tsx');

const NONE = { pictures: false, map: false, author: false, decision: false, comment: false };

it('each box of the print is for the part of the card that it names', async () => {
  const chosen: string[] = [];
  const choices = { parts: NONE, otherScript: false };
  const onChoices = ({ parts: now }: { parts: object }) =>
    void chosen.push(...Object.entries(now).flatMap(([part, is]) => (is ? [part] : [])));
  const props = { kind: 'cards', choices, onChoices, copies: 1, onCopies: () => undefined } as const;
  const { html } = await drawPart(createElement(PrintFields, props as never), {});
  expect(textOf(html)).toContain('Kartada');
  for (const { onChange } of parts) onChange({ currentTarget: { checked: true } });
  expect(parts.map(({ label }, nth) => [label, chosen[nth]])).toEqual([
    ["Rasmlar, ko'pi bilan 4 ta", 'pictures'],
    ['Xarita', 'map'],
    ['Muallif ismi', 'author'],
    ['Qaror uchun joy va imzo', 'decision'],
    ['Moderatsiya izohi', 'comment'],
  ]);
});

it.each([
  ['latin', ['Lotin, ekrandagidek', 'Kirill']],
  ['cyrillic', ['Кирилл, экрандагидек', 'Лотин']],
] as const)('what is printed has the script of the screen, or the other one: %s', async (script, labels) => {
  const choices = { parts: NONE, otherScript: false };
  const idle = () => undefined;
  const props = { kind: 'list', choices, onChoices: idle, copies: 1, onCopies: idle } as const;
  const { html } = await drawPart(createElement(PrintFields, props), {}, { script });
  expect(textOf(html)).not.toMatch(/Kartada|Картада/);
  expect(scripts).toEqual(labels);
});
