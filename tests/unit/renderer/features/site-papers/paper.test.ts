import { describe, expect, it } from 'vitest';
import { budgetCitizenForm } from '@/features/site-papers/budget-citizen.ts';
import { type PaperValues, paperRowSchema, unshown } from '@/features/site-papers/paper.ts';
import { regulatoryDocumentForm } from '@/features/site-papers/regulatory-document.ts';
import { LANGUAGES } from '@/kit/localized/languages.ts';
import { filledPaper } from './filled-paper.ts';

const NONE = { uz_lat: null, uz_cyr: null, ru: null, en: null, kr: null };
const { title } = filledPaper();

/** One file for each language, backwards, with a second one in Russian and one in French. */
const FILES = [
  { file_id: 'fr', lang: 'fr', type: 'IMAGE' },
  ...[...LANGUAGES].reverse().map((lang) => ({ file_id: lang, lang, type: 'IMAGE' })),
  { file_id: 'ru-2', lang: 'ru', type: 'OTHER' },
];
const named = (hash: string) => ({ hash, name: '' });

describe('the files of a record', () => {
  it('are found by their languages, the first of each', () => {
    const values = regulatoryDocumentForm.read.parse({ title, images: FILES, attachments: null });
    expect(values.images).toMatchObject({ ru: named('ru'), kr: named('kr') });
    expect(values.attachments).toEqual(NONE);
    expect(unshown(values.stored)).toBe(2);
    expect(regulatoryDocumentForm.read.safeParse({ title, images: [{ lang: 'ru' }] }).success).toBe(false);
  });

  it.each([
    ['a regulatory document', regulatoryDocumentForm, FILES],
    ['the budget for citizens', budgetCitizenForm, FILES.map(({ file_id, lang }) => ({ file_id, lang }))],
  ] as const)('of %s go out as they came, in their order, where another field is edited', (_what, form, sent) => {
    const values: PaperValues = form.read.parse({ title, images: FILES, attachments: FILES });
    const { images, attachments } = form.schemaOf(values).parse({ ...values, title: { ...title, en: 'Act' } });
    expect(images).toEqual(sent);
    expect(attachments).toEqual(sent);
  });

  it('are replaced one by one: the others of the language and of other languages stay', () => {
    const stored = FILES.filter(({ lang }) => lang !== 'kr');
    const values = regulatoryDocumentForm.read.parse({ title, images: stored, attachments: FILES });
    const images = { ...values.images, ru: named('new'), kr: named('added') };
    expect(regulatoryDocumentForm.schemaOf(values).parse({ ...values, images }).images).toEqual([
      ...stored.map((file) => (file.file_id === 'ru' ? { ...file, file_id: 'new' } : file)),
      { file_id: 'added', lang: 'kr', type: 'IMAGE' },
    ]);
  });
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
