import type { Titles } from '../db/products.ts';
import { cyrillic } from '../db/seed/cyrillic.ts';
import { defineTable, integer, json } from '../db/table.ts';
import { byOffset } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

/** What pupils ask for in their schools: Uzbek, Russian, English, Karakalpak. */
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
  columns: { title: json<Titles>(), order: integer() },
  seed: () =>
    CATEGORIES.map(([uz_lat, ru, en, kr], index) => ({
      title: { uz_lat, uz_cyr: cyrillic(uz_lat), ru, en, kr },
      order: index + 1,
    })),
});

/** Spec 002 §7. */
export const schoolCategoriesArea = defineArea({
  name: 'school categories',
  tables: [schoolCategories],
  routes: recordRoutes({
    ids: { list: 'E278' },
    path: '/api/v1/my-school/initiative-categories',
    table: schoolCategories,
    roles: ['admin', 'moderator'],
    missing: "Bunday kategoriya yo'q",
    list: { pages: byOffset({ rows: 'categories' }), order: ['order', 'id'] },
  }),
});
