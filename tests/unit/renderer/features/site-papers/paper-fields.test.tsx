import { expect, it } from 'vitest';
import { acting } from '../../laws/acted.tsx';
import { LOOKUPS } from '../../laws/places.ts';
import { textOf } from '../../laws/table-of.ts';

const file = (file_id: string, lang: string) => ({ file_id, lang });

it.each([
  ['of another language', [file('b', 'de')], 1],
  ['of another language, or further ones of a language', [file('b', 'de'), file('c', 'ru')], 2],
  ['but those that it shows', [], null],
])('a document says how many files it has %s', async (_, further, count) => {
  const document = { id: 7, images: [file('r', 'ru')], attachments: [file('a', 'ru'), ...further] };
  const answers = { ...LOOKUPS, 'api/v1/posts/legislation/7': { document } };
  const { html } = await acting('regulatory-documents/7', answers);
  const said = /Hujjatda yana .*qoladi\./.exec(textOf(html))?.[0];
  const words = `Hujjatda yana ${count} ta fayl bor: boshqa tilda yoki takroriy. Ular o'zgarishsiz qoladi.`;
  expect(said).toBe(count === null ? undefined : words);
});
