import { expect, it } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { platform, Refusal } from '../../laws/platform-stub.ts';
import { draw } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { createQueryClient } = await import('@/api/query-client.ts');

const PATH = 'api/v1/chronology';
const FAILED = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
const NONE = "Ma'lumot hali yo'q";

it('an object that could not be read again is not said to be missing still', async () => {
  const queries = createQueryClient();
  const page = async () => {
    const { html } = await draw('newchronology/061404829083?id=701', LOOKUPS, { role: 'moderator', queries });
    return textOf(html);
  };
  expect(await page()).toContain(NONE);
  platform.answers = { ...LOOKUPS, [PATH]: new Refusal() };
  await queries.refetchQueries({ queryKey: [PATH] });
  const again = await page();
  expect(again).toContain(FAILED);
  expect(again).not.toContain(NONE);
});
