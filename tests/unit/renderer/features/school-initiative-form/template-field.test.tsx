import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const { TemplateField } = await import('@/features/school-initiative-form/template-field.tsx');

const refetch = () => undefined;
const TEMPLATE = { id: 81, title: "Bog' ochildi", board_id: 6, board_season: 3, board_year: 2025 };

it.each([
  ['with a template, what it gives', 81, "Bog' ochildi", 'Mavzu, toifa, summa va tavsif shablondan olinadi'],
  [
    'without one, what it would spare',
    null,
    'Shablonsiz',
    "Shablon tanlansa, mavzu, toifa, summa, tavsif va rasm so'ralmaydi",
  ],
])('S-075: the note below the template says %s', async (_, template_id, shown, note) => {
  const templates = { data: [TEMPLATE], error: null, isFetching: false, refetch };
  const field = () => ({ value: template_id, onChange: refetch });
  const state = { board: 6, templates, form: { values: { template_id } }, field } as never;
  const { html } = await drawPart(createElement(TemplateField, { state }), {});
  expect(elementsIn(html, 'p', /\srole="status"/).map(({ inner }) => textOf(inner))).toEqual([note]);
  expect(/\s(?:placeholder|value)="([^"]+)"/.exec(html)?.[1]?.replace('&#x27;', "'")).toBe(shown);
});
