import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const { PaceSwitch } = await import('@/features/review/pace-switch.tsx');

it.each([
  ['goes on without waiting, as long as nothing else was chosen', null, 'true'],
  ['goes on without waiting', { value: { waits: false } }, 'true'],
  ['waits for the answer', { value: { waits: true } }, 'false'],
])('the switch of the pace is on where the desk %s', async (_, kept, pressed) => {
  const { html } = await drawPart(createElement(PaceSwitch), { 'keep review': kept });
  expect(/aria-pressed="(\w+)"/.exec(html)?.[1]).toBe(pressed);
});
