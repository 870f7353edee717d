import { AppError } from '@shared/errors.ts';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { CouncilTrouble } = await import('@/features/invest-data/council/council-trouble.tsx');

type Trouble = Parameters<typeof CouncilTrouble>[0]['trouble'];
const REFUSED = new AppError({ kind: 'invalid' });
const LOST = new AppError({ kind: 'network' });
const KEPT = 'Yozganlaringiz joyida.';

/** All that may be told, of which each state has one. */
const LINES = {
  taken:
    "Siz ko'rayotganingizda tashabbusning qarori olib tashlandi. Qaroringiz biriktirilmadi. Biriktirish uchun qayta bosing.",
  other:
    "Siz ko'rayotganingizda tashabbusga boshqa qaror biriktirildi: «17-son». Qaroringiz biriktirilmadi. Almashtirish uchun qayta bosing.",
  unread: `Hech narsa yuborilmadi: qarorlar ro'yxatini tekshirib bo'lmadi. ${KEPT}`,
  notCreated: 'Yozganlaringiz joyida, qaror yaratilmadi.',
  unsure:
    "Qaror yaratilgani noma'lum: javob kelmadi. Takrorlashdan oldin ro'yxat tekshiriladi, unda topilmasa so'raladi.",
  created:
    "Qaror yaratildi va ro'yxatda tanlandi, lekin tashabbusga biriktirilmadi. Faqat biriktirishni takrorlang: fayl qayta yuborilmaydi.",
  createdUnsure:
    "Qaror yaratildi va ro'yxatda tanlandi. Tashabbusga biriktirilgani noma'lum: javob kelmadi. Biriktirishni takrorlang, qaror qayta yaratilmaydi.",
  linkUnsure: "Qaror biriktirilgani noma'lum: javob kelmadi. Takrorlasangiz, shu qaror biriktiriladi.",
};

it.each<[string, Trouble, string]>([
  ['another is linked', { step: 'other-linked', id: 61, now: 62, isNew: false }, LINES.other],
  ['none is linked any more', { step: 'other-linked', id: 61, now: null, isNew: false }, LINES.taken],
  ['the list cannot be read', { step: 'nothing-sent', error: LOST, isNew: true }, LINES.unread],
  ['the list is refused', { step: 'nothing-sent', error: REFUSED, isNew: true }, LINES.unread],
  ['a new one is refused', { step: 'not-created', error: REFUSED, isNew: true }, LINES.notCreated],
  ['a new one may exist', { step: 'unsure', error: LOST, isNew: true }, LINES.unsure],
  ['a new one exists', { step: 'not-linked', id: 61, error: REFUSED, isNew: true }, LINES.created],
  ['a new one exists and may be linked', { step: 'not-linked', id: 61, error: LOST, isNew: true }, LINES.createdUnsure],
  ['a known one is refused', { step: 'not-linked', id: 61, error: REFUSED, isNew: false }, KEPT],
  ['a known one may be linked', { step: 'not-linked', id: 61, error: LOST, isNew: false }, LINES.linkUnsure],
])('O-035, O-036: tells what has become of a decision where %s, and what a retry does', async (_, trouble, said) => {
  const props = { trouble, nameOf: () => '17-son' };
  const { html } = await drawPart(createElement(CouncilTrouble, props), {}, { of: 'newchronology/061404829083' });
  const text = textOf(html);
  expect(text).toContain(said);
  expect(Object.values(LINES).filter((line) => line !== said && text.includes(line))).toEqual([]);
});
