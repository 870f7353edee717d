import { expect, it } from 'vitest';
import { Refusal } from '../../laws/platform-stub.ts';
import { draw } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const GONE = ["Bunday bo'g'in topilmadi", "Havola noto'g'ri, yoki bo'g'inni boshqa xodim o'chirgan."];
const INCOME = { id: 5, parent_id: null, type: 'INCOME', title: { uz_lat: 'Soliqlar' } };
const OTHER = [
  "Bu bo'g'in boshqa turga tegishli",
  "Havoladagi tur va yuqori bo'g'in bir-biriga mos emas. Yozuvni ro'yxatdan qo'shing.",
];

it.each([
  ['is not there any more', 'expences/add?parent=5', new Refusal(undefined, 'not-found'), GONE],
  ['cannot be read', 'expences/add?parent=5', new Refusal(undefined, 'server'), ['Saqlash']],
  ['is no number', 'expences/add?parent=abc', undefined, GONE],
  ['is of another type', 'state-budget/add?type=EXPENSE&parent=5', INCOME, OTHER],
  ['is of its type', 'state-budget/add?type=INCOME&parent=5', INCOME, ['Saqlash']],
])('a new line below one that %s', async (_, at, answer, says) => {
  const answers = { 'api/v1/expences/5': answer, 'api/v1/state-budget-indicators/5': answer };
  const text = textOf((await draw(at, answers)).html);
  expect([...GONE, ...OTHER, 'Saqlash'].filter((one) => text.includes(one))).toEqual(says);
});
