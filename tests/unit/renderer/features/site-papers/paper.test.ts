import { expect, it } from 'vitest';
import { filesField, paperRowSchema } from '@/features/site-papers/paper.ts';

const NONE = { uz_lat: null, uz_cyr: null, ru: null, en: null, kr: null };

it('a form finds the files by their languages; files of unknown languages are left out', () => {
  const { read } = filesField(() => 'Fayl yuklang');
  const files = [
    { file_id: 'a', lang: 'ru', type: 'IMAGE' },
    { file_id: 'b', lang: 'fr' },
  ];
  expect(read.parse(files)).toEqual({ ...NONE, ru: { hash: 'a', name: '' } });
  expect(read.parse(null)).toEqual(NONE);
  expect(read.safeParse([{ lang: 'ru' }]).success).toBe(false);
});

it('a row keeps its pictures in their order, and may have none', () => {
  const images = [
    { file_id: 'b', lang: 'ru' },
    { file_id: 'a', lang: 'uz_lat' },
  ];
  expect(paperRowSchema.parse({ id: '7', title: { ru: 'Закон' }, images })).toMatchObject({
    id: 7,
    title: { uz_lat: '', ru: 'Закон' },
    images: [
      { hash: 'b', lang: 'ru' },
      { hash: 'a', lang: 'uz_lat' },
    ],
  });
  expect(paperRowSchema.parse({ id: 7, title: null }).images).toEqual([]);
});
