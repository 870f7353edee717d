import { createElement } from 'react';
import { expect, it } from 'vitest';
import { acting } from '../../laws/acted.tsx';

const { useSaveSheet, useSaveText } = await import('@/kit/files/use-save-file.ts');
const { NO_SPACE } = await import('@shared/errors.ts');

const SAVERS = { useSaveText, useSaveSheet };
let save: (input: never) => Promise<void>;
function Button({ of }: { of: keyof typeof SAVERS }) {
  const useSaver = SAVERS[of];
  ({ save } = useSaver());
  return null;
}

it.each([
  ['useSaveText', NO_SPACE, "Diskda bo'sh joy yetarli emas"],
  ['useSaveText', 'EROFS', "Faylni diskka yozib bo'lmadi"],
  ['useSaveSheet', NO_SPACE, "Diskda bo'sh joy yetarli emas"],
  ['useSaveSheet', 'EROFS', "Faylni diskka yozib bo'lmadi"],
] as const)('a file that cannot be saved is told with what hinders it: %s, %s', async (of, detail, said) => {
  const refuse = async () => ({ ok: false, error: { kind: 'file', detail } });
  Object.assign(window.bridge, { files: { saveText: refuse, saveSheet: refuse } });
  const { does } = await acting(createElement(Button, { of }), {});
  expect((await does(() => save({} as never))).told).toEqual([['error', said]]);
});
