import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { namesIn, textOf } from '../../laws/table-of.ts';

const { DateTimeInput } = await import('@/kit/inputs/date-time-input.tsx');

it.each([
  ['what to choose while it is empty', null, 'Kun va vaqtni tanlang'],
  ['its value', '2026-11-21 09:30:00', '21.11.2026 09:30'],
])('a field for a day and a time shows %s, and is named by it', async (_, value, shown) => {
  const props = { label: 'Yuborish vaqti', value, onChange: () => undefined } as const;
  const { html } = await drawPart(createElement(DateTimeInput, props), {});
  expect(textOf(html)).toBe(`Yuborish vaqti ${shown}`);
  expect(namesIn(html, 'button')).toContain(`Yuborish vaqti: ${shown}`);
});
