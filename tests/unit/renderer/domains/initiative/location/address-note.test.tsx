import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { AddressNote } = await import('@/domains/initiative/location/address-note.tsx');

const FOUND = "Navbahor ko'chasi, 5-uy";
const found = (cut: boolean) => ({ status: 'found', address: FOUND, cut }) as const;
const CUT = 'Topilgan manzil juda uzun edi: boshi qoldirildi.';
const OFFER = `Topilgan manzil: ${FOUND} Qo'yish`;
const LOOK = 'Manzilni aniqlash';

it.each([
  ['offered for a marked place', { status: 'idle' }, '', true, LOOK],
  ['not offered without a place', { status: 'idle' }, '', false, ''],
  ['under way', { status: 'looking' }, '', true, 'Manzil aniqlanmoqda… Kutmasdan ham saqlash mumkin.'],
  ['without a result', { status: 'none' }, '', true, "Bu joyning manzili topilmadi: uni o'zingiz yozishingiz mumkin."],
  [
    'of no service',
    ...([{ status: 'off' }, '', true] as const),
    "Manzillar xizmati sozlanmagan: manzilni o'zingiz yozishingiz mumkin.",
  ],
  [
    'failed',
    ...([{ status: 'failed' }, '', true] as const),
    "Manzil aniqlanmadi, joy tanlangan. Manzilni o'zingiz yozishingiz mumkin. Qayta urinish",
  ],
  ['found, and in the field', found(false), FOUND, true, ''],
  ['found, and too long', found(true), FOUND, true, CUT],
  ['found, beside a typed one', found(false), 'Maktab yonida', true, OFFER],
  ['found and too long, beside a typed one', found(true), 'Maktab yonida', true, `${CUT} ${OFFER}`],
] as const)(
  'the note below an address says what became of its look-up: %s',
  async (_, lookup, written, placed, said) => {
    const idle = () => undefined;
    const note = createElement(AddressNote, { lookup, written, onLook: placed ? idle : null, onTake: idle });
    expect(textOf((await drawPart(note, {})).html)).toBe(said);
  },
);
