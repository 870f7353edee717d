import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { namesIn } from '../../laws/table-of.ts';

let going = true;
const item = (step: string) => ({ id: step, step });
const items = ['done', 'done', 'queued', 'failed'].map(item);
vi.doMock('@/api/protocols.ts', () => ({ useProtocolRun: () => ({ board: 6, going, items, confirmed: null }) }));
const { useBegunProtocols } = await import('@/features/protocols/use-begun-protocols.tsx');

let below: string | undefined;
function Desk() {
  const [begun] = useBegunProtocols();
  below = String(begun?.below);
  return begun?.buttons;
}

it.each([
  ['being sent', true, 'Protokollar yuborilmoqda', []],
  ['stopped', false, "Yuborish to'xtagan", ['Davom ettirish: Protokollar papkasi']],
])(
  'the own desk says that protocols are %s, and how many, and goes on where they are not',
  async (_, is, said, goesOn) => {
    going = is;
    const { html } = await drawPart(createElement(Desk), {});
    expect(below).toBe(`${said}, 4 tadan 2 tasi biriktirildi, 1 tasi to'xtadi`);
    expect(namesIn(html, 'button')).toEqual(goesOn);
    expect(namesIn(html, 'a')).toEqual(["Ro'yxatni ochish: Protokollar papkasi"]);
  },
);
