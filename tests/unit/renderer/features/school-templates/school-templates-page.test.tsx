import { expect, it } from 'vitest';
import { draw } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const SAID = "Platforma 1 957 ta shablondan 2 tasini yubordi, qolganlari ko'rsatilmaydi.";

it.each([
  ['more than it has sent', 1957, [SAID]],
  ['those that it has sent', 2, []],
])('the templates say how many did not come where the platform counts %s', async (_, count, said) => {
  const templates = [1, 2].map((id) => ({ id, title: `${id}-shablon` }));
  const { html } = await draw('school-templates', {
    'api/v1/my-school/initiative-templates': { templates, count },
  });
  expect(elementsIn(html, 'p', /\srole="status"/).map(({ inner }) => textOf(inner))).toEqual(said);
});
