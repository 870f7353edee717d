import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { Refusal } from '../../laws/platform-stub.ts';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

type File = { hash: string; name: string };
const StoredFile = ({ hash, name }: File) => `${hash} as ${name}`;
vi.doMock('@/kit/files/stored-file.tsx', () => ({ StoredFile }));
const { OwnProtocol } = await import('@/features/protocols/own-protocol.tsx');

const SINGLE = 'api/v1/districts/documents/protocol/single';
const DOUBT = "Protokol avval yuklanganmi, tekshirib bo'lmadi.";
const FORM = 'Protokol fayli';
const HINT = "Protokolni PDF shaklida yuklang va saqlang. Saqlangach, uni almashtirib bo'lmaydi.";

async function shown(answer: unknown) {
  const situation = { role: 'moderator', region: 2, district: 22 } as const;
  const { html } = await drawPart(
    createElement(OwnProtocol, { board: 6 }),
    { ...LOOKUPS, [SINGLE]: answer },
    situation,
  );
  const text = textOf(html);
  expect(text).toMatch(/^Tumaningizning protokoli Vobkent tumani /);
  // What a submission means is said where one is possible.
  expect(text.includes(HINT)).toBe(text.includes(FORM));
  return { doubt: text.includes(DOUBT), form: text.includes(FORM), file: /\w+ as .*\.pdf/.exec(text)?.[0] };
}

it('E-004, E-006: offers the form where there is no protocol, and says so where that is not known', async () => {
  expect(await shown({ protocol: { file_id: 'bayon', district_id: 22 } })).toEqual({
    ...{ doubt: false, form: false, file: 'bayon as Protokol, Vobkent tumani.pdf' },
  });
  expect(await shown(new Refusal(undefined, 'not-found'))).toEqual({ doubt: false, form: true });
  expect(await shown(new Refusal(undefined, 'server'))).toEqual({ doubt: true, form: true });
});
