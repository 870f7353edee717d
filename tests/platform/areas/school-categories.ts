import { z } from 'zod';
import type { Titles } from '../db/products.ts';
import { cyrillic } from '../db/seed/cyrillic.ts';
import { defineTable, integer, json, nullable, stamp, text } from '../db/table.ts';
import { nthPictureHash } from '../files/pictures/names.ts';
import { HttpProblem } from '../http/problem.ts';
import { fileId, localized } from '../http/values.ts';
import { byOffset } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

/** Categories of what pupils request for their schools: Uzbek, Russian, English, Karakalpak. */
const CATEGORIES: readonly (readonly [string, string, string, string])[] = [
  ['Sport maydonchasi', 'Спортивная площадка', 'Sports ground', 'Sport maydanshası'],
  ['Kutubxona', 'Библиотека', 'Library', 'Kitapxana'],
  ['Axborot texnologiyalari', 'Информационные технологии', 'Information technology', 'Informaciyalıq texnologiyalar'],
  ['Laboratoriya jihozlari', 'Лабораторное оборудование', 'Laboratory equipment', 'Laboratoriya úskeneleri'],
  ['Oshxona', 'Столовая', 'Canteen', 'Asxana'],
  ['Maktab mebeli', 'Школьная мебель', 'School furniture', 'Mektep mebeli'],
  ['Musiqa va sanʼat', 'Музыка и искусство', 'Music and arts', 'Muzıka hám kórkem óner'],
  ['Obodonlashtirish', 'Благоустройство', 'Landscaping', 'Abadanlastırıw'],
  ['Toza ichimlik suvi', 'Чистая питьевая вода', 'Clean drinking water', 'Taza ishimlik suwı'],
  ['Sanitariya-gigiyena', 'Санитария и гигиена', 'Sanitation and hygiene', 'Sanitariya-gigiena'],
  ['Toʻgaraklar', 'Кружки', 'Clubs', 'Dógerekler'],
  ['Xavfsizlik', 'Безопасность', 'Safety', 'Qáwipsizlik'],
];

/** Categories of the initiatives of the school programme (S-015). */
const schoolCategories = defineTable({
  kind: 'schoolCategory',
  name: 'school_categories',
  columns: { title: json<Titles>(), icon: nullable(text()), order: nullable(integer()), created_at: stamp() },
  seed: () =>
    CATEGORIES.map(([uz_lat, ru, en, kr], index) => ({
      title: { uz_lat, uz_cyr: cyrillic(uz_lat), ru, en, kr },
      icon: index % 4 === 3 ? null : nthPictureHash(index),
      order: index + 1,
      created_at: `2024-01-${10 + index}T09:${10 + index}:05`,
    })),
});

/** Spec 002 §7. */
export const schoolCategoriesArea = defineArea({
  name: 'school categories',
  tables: [schoolCategories],
  routes: recordRoutes({
    ids: { list: 'E278', one: 'E279', create: 'E280', change: 'E281', remove: 'E282' },
    table: schoolCategories,
    missing: "Bunday kategoriya yo'q",
    list: { pages: byOffset({ rows: 'categories' }), order: ['order', 'id'] },
    envelope: 'category',
    body: z.strictObject({
      title: localized,
      icon: fileId.nullable(),
      order: z.number().int().nonnegative().nullable(),
    }),
    files: { icon: 'icon' },
    refusesRemoval({ id }, db) {
      if (db.prepare('SELECT 1 FROM school_templates WHERE category_id = ?').get(id))
        throw new HttpProblem(409, "Toifada shablonlar bor, uni o'chirib bo'lmaydi");
    },
  }),
});
