import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { default: ProxyLoginDialog } = await import('@/app/proxy-login/proxy-login-dialog.tsx');

const PROXY = { host: 'proksi.idora.uz', port: 3128, realm: 'Idora tarmogʻi', refused: false, canKeep: false };
const ASKS =
  "Internetga proksi.idora.uz:3128 proksi-serveri orqali chiqiladi, u esa nom va parol so'rayapti. Ularni tarmoq administratori beradi: platformadagi nom va parolingiz emas.";
const REFUSED = 'Proksi-server kiritilgan nom yoki parolni qabul qilmadi.';
const KEEP = 'Shu kompyuterda eslab qolish';
const WORDS = "Proksi-serverning o'z so'zi:";

it.each([
  ['its address and its own words', {}, [ASKS, `${WORDS} “Idora tarmogʻi”`], [REFUSED, KEEP]],
  ['no words where it has none', { realm: '' }, [ASKS], [WORDS]],
  ['that it has refused the last answer', { refused: true }, [ASKS, REFUSED], [KEEP]],
  ['that its login can be kept, where it can', { canKeep: true }, [ASKS, KEEP], [REFUSED]],
])('who is asked for the login of a proxy is told %s', async (_, more, says, omits) => {
  const props = { proxy: { ...PROXY, ...more } as never, username: '', onName: () => undefined };
  const said = textOf((await drawPart(createElement(ProxyLoginDialog, props), {})).html);
  for (const words of says) expect(said).toContain(words);
  for (const words of omits) expect(said).not.toContain(words);
});
