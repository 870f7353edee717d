import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { ScriptSwitch } = await import('@/app/switches/script-switch.tsx');

it.each([
  ['latin', 'Yozuvni tanlash'],
  ['cyrillic', 'Ёзувни танлаш'],
] as const)(
  'in %s the switch has its name in it, each script its own, and the current one is chosen',
  async (script, name) => {
    const { html } = await drawPart(createElement(ScriptSwitch), {}, { script });
    expect(textOf(html)).toBe('Lotin Кирилл');
    expect(html).toContain(`aria-label="${name}"`);
    const chosen = [...html.matchAll(/<input([^>]*)>/g)].filter(([, attributes = '']) => /\schecked/.test(attributes));
    expect(chosen.map(([, attributes = '']) => /\svalue="(\w+)"/.exec(attributes)?.[1])).toEqual([script]);
  },
);
