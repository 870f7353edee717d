import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { FolderFoot } = await import('@/features/protocols/folder/folder-foot.tsx');

const file = (on: boolean, file_id: string | null) => ({ verdict: 'sure', on, protocol: { file_id } });

it.each([
  ['none has a protocol', [file(true, null), file(true, null)], 0, 2, 4, true],
  ['one has a protocol', [file(true, null), file(false, 'bayon')], 1, 1, 2, false],
])('offers to replace protocols, and says what is sent, where of the districts %s', async (...line) => {
  const [, judged, there, sent, calls, isOff] = line;
  const folder = { judged, replaces: false, setReplaces: () => undefined } as never;
  const foot = createElement(FolderFoot, {
    folder,
    sending: false,
    onSend: async () => undefined,
    onClose: () => undefined,
  });
  const { html } = await drawPart(foot, {});
  expect(textOf(html)).toContain(`Protokoli bor tumanlarni ham almashtirish (${there} ta)`);
  expect(textOf(html)).toContain(`${sent} ta fayl, ${calls} ta so'rov`);
  expect(/<input[^>]*type="checkbox"[^>]*>/.exec(html)?.[0].includes(' disabled')).toBe(isOff);
});
