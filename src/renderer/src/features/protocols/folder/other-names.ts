import { skeletonOfName } from './skeleton.ts';

type Names = Readonly<Record<string, readonly string[]>>;

/**
 * Russian names that `russianSkeleton` does not derive from the Uzbek ones, by the Uzbek name without its kind. For an
 * adjective, without the ending that `stemsOf` removes.
 */
const RUSSIAN: Names = {
  Boyovut: ['Баяут'],
  Buxoro: ['Бухара', 'Бухар'],
  Denov: ['Денау'],
  Fargʻona: ['Фергана', 'Ферган'],
  Gurlan: ['Гурлен'],
  Jizzax: ['Джизак'],
  Oʻrtachirchiq: ['Среднечирчик'],
  Peshku: ['Пешкун'],
  Piskent: ['Пскент'],
  Qashqadaryo: ['Кашкадарья'],
  Qoraqalpogʻiston: ['Каракалпакстан', 'Каракалпакия'],
  Qorovulbozor: ['Караулбазар'],
  Qoʻngʻirot: ['Кунград'],
  Qoʻqon: ['Коканд'],
  Quyichirchiq: ['Нижнечирчик'],
  Sirdaryo: ['Сырдарья', 'Сырдарь'],
  Sirgʻali: ['Сергели'],
  Surxondaryo: ['Сурхандарья'],
  Termiz: ['Термез'],
  Xorazm: ['Хорезм'],
  Yuqorichirchiq: ['Верхнечирчик'],
};

/** Former names of districts and cities, by the present name: a file that has one is a guess. */
const FORMER: Names = {
  Boʻston: ['Boʻz'],
  Karmana: ['Navoiy'],
  Muzrabot: ['Gagarin'],
  Nurafshon: ['Toʻytepa'],
  Olmazor: ['Sobir Rahimov'],
  Qoʻqon: ['Xoʻqand'],
  Qoʻshtepa: ['Oxunboboyev', 'Ахунбабаев'],
  'Sharof Rashidov': ['Jizzax', 'Джизак'],
  Uchtepa: ['Akmal Ikromov'],
  Xonobod: ['Sovetobod'],
  Yashnobod: ['Hamza'],
};

const bySkeleton = (names: Names): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(names).map(([name, others]) => [skeletonOfName(name), others.map(skeletonOfName)]));

const RUSSIAN_NAMES = bySkeleton(RUSSIAN);
const FORMER_NAMES = bySkeleton(FORMER);

/** The Russian names of a place, both as skeletons; empty: they follow from the name. */
export const russianNames = (name: string): readonly string[] => RUSSIAN_NAMES.get(name) ?? [];

/** The former names of a place, both as skeletons. */
export const formerNames = (name: string): readonly string[] => FORMER_NAMES.get(name) ?? [];
