import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';

const { useWaitingText } = await import('@/domains/initiative/forms/waiting-note.tsx');

type Waits = Parameters<typeof useWaitingText>[0];
let text: string | undefined;
function Form({ waits }: { waits: Waits }) {
  text = useWaitingText(waits);
  return null;
}
const NO_SEASON = "Tashabbusning mavsumi hozir faol emas: faollashgach saqlash mumkin bo'ladi.";
const unread = (what: string) => `Hali yuklanmadi: ${what}. Yuklangach saqlash mumkin bo'ladi.`;

it.each<[Waits, string | undefined]>([
  [[], undefined],
  [['board'], NO_SEASON],
  [['categories'], unread('toifalar')],
  [['products'], unread('toifa mahsulotlari')],
  [['registry'], unread('mahsulotlar reyestri')],
  [['board', 'categories', 'prices'], `${NO_SEASON} ${unread("toifalar, yo'l narxi")}`],
])('Z-157: a form that waits for %j says so', async (waits, said) => {
  await drawPart(createElement(Form, { waits }), {});
  expect(text).toBe(said);
});
