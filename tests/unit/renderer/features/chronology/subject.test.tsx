import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { Subject } = await import('@/features/chronology/subject.tsx');

it.each([
  ['its title', { title: "Yo'l", description: 'Chuqur' }, "Yo'l 000789-4"],
  ['its description, where it has no title', { description: 'Chuqur' }, 'Chuqur 000789-4'],
  ['no words of its own', {}, 'Sarlavhasiz tashabbus 000789-4'],
])('a chronology names its initiative by %s', async (_, named, said) => {
  const initiative = { id: 701, public_id: '000789-4', ...named };
  const { html } = await drawPart(createElement(Subject, { initiative: 701 }), {
    'api/v1/initiatives/701': initiative,
  });
  expect(textOf(html)).toBe(said);
});
