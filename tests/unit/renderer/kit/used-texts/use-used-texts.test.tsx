import { createElement } from 'react';
import { expect, it } from 'vitest';
import { platform } from '../../laws/platform-stub.ts';
import { drawPart } from '../../laws/program.tsx';

const { createQueryClient } = await import('@/api/query-client.ts');
const { useUsedTexts } = await import('@/kit/used-texts/use-used-texts.ts');

let used: ReturnType<typeof useUsedTexts>;
function Comments({ similar }: { similar: string }) {
  used = useUsedTexts('reject', [{ text: similar, label: "O'xshash tashabbus IDsini qo'yish", about: '' }]);
  return null;
}

it('a comment used before names the similar initiative of the record in view', async () => {
  const queries = createQueryClient();
  const decide = (similar: string) => drawPart(createElement(Comments, { similar }), {}, { queries });
  await decide('061234567890');
  await used.note('Takror: 061234567890', 4);
  expect(JSON.stringify(platform.kept)).not.toContain('061234567890');
  await decide('068888888888');
  expect(used.texts).toMatchObject([{ text: 'Takror: 068888888888', uses: { 4: 1 } }]);
});
