import { expect, it } from 'vitest';
import { draw } from '../../laws/program.tsx';
import { tablesIn } from '../../laws/table-of.ts';

const ASKED = "Ovoz berish muddatini uzaytirishni so'raymiz";
const questions = [ASKED, "Maktab yo'li ta'mirlansin", `${ASKED}!`].map((question, at) => ({
  ...{ question_id: at + 1, public_id: `00${at + 1}`, author_name: null, question, status: 'NEW' },
}));

it.each([
  ['new appeals that are alike stand together', 'appeals?status=NEW', ['001', '003', '002']],
  ['appeals of every status stand as the platform has them', 'appeals', ['001', '002', '003']],
])('%s', async (_, at, numbers) => {
  const { html } = await draw(at, { 'api/v1/questions': { questions, count: 3 } }, { role: 'moderator', wide: true });
  expect(tablesIn(html)[0]?.rows.map(([id]) => id?.shown[0])).toEqual(numbers);
});
