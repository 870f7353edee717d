import { describe, expect, test } from 'vitest';
import { offeredUnits, productForm, unitLabel } from '@/features/products/product.ts';

describe('units of measure', () => {
  test.each([
    ['collection', "To'plam"],
    ['piece', 'Dona'],
    ['package', 'Quti'],
    ['kg', null],
    ['constructor', null],
    [null, null],
  ])('%s is called %s (P-011)', (unit, label) => {
    expect(unitLabel(unit)).toBe(label);
  });

  test('a package is offered only to a product that already is one (P-010)', () => {
    expect(offeredUnits(null)).toEqual(['collection', 'piece']);
    expect(offeredUnits('piece')).toEqual(['collection', 'piece']);
    expect(offeredUnits('package')).toEqual(['collection', 'piece', 'package']);
  });
});

describe('the form of a product', () => {
  const messages = (values: object) =>
    Object.fromEntries(
      (productForm.schema.safeParse({ ...productForm.empty(), ...values }).error?.issues ?? []).map(
        ({ path, message }) => [path.join('.'), message],
      ),
    );

  test('has a message for each missing field (P-003 to P-008)', () => {
    expect(messages({})).toEqual({
      board_id: 'Majburiy maydon',
      'title.uz_lat': 'Sarlavha majburiy (Uz)',
      'title.uz_cyr': 'Sarlavha majburiy (UzKr)',
      'title.ru': 'Sarlavha majburiy (Ru)',
      'title.en': 'Sarlavha majburiy (En)',
      'title.kr': 'Sarlavha majburiy (Kp)',
      category_id: 'Kategoriya tanlash majburiy',
      unit_of_measure: "O'lchov birligini tanlash majburiy",
      max_available: 'Tovar sonini kiritish majburiy',
      price: 'Narxni kiritish majburiy',
    });
  });

  test('sends quantity and price as whole numbers, also where the platform writes them as texts (P-009)', () => {
    const title = { uz_lat: 'Stol', uz_cyr: 'Стол', ru: 'Стол', en: 'Table', kr: 'Stol' };
    const product = { board_id: 61, title, category_id: 301, unit_of_measure: 'package' };
    const read = productForm.read.parse({ ...product, id: 7, max_available: '40', price: '1 900 000' });
    expect(productForm.schema.parse(read)).toEqual({ ...product, max_available: 40, price: 1_900_000 });
    expect(productForm.schema.safeParse({ ...read, price: 0.5 }).success).toBe(false);
    expect(productForm.read.parse({ ...product, unit_of_measure: 'kg' }).unit_of_measure).toBe('kg');
  });
});
