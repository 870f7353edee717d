import { describe, expect, test } from 'vitest';
import { skeletonOfText } from '@/domains/initiative/similar/spelling.ts';
import { cyrillic } from '../../../../../platform/db/seed/cyrillic.ts';
import { personName } from '../../../../../platform/db/seed/people.ts';
import { createPrng } from '../../../../../platform/db/seed/prng.ts';
import { draft } from '../../../../../platform/db/seed/texts.ts';

describe('wS2: the skeleton of a text', () => {
  test.each([
    ["Sayxun ko'chasi", 'Сайхун кўчаси', 'Сайхун кучаси', 'sayxun kochasi', 'Sayhun kuchasi'],
    ["yo'lni ta'mirlash", 'йўлни таъмирлаш', 'yolni tamirlash', 'йулни тамирлаш'],
    ['stansiya', 'stantsiya', 'станция'],
    ['budjet', 'byudjet', 'бюджет'],
    ['sentabr', 'sentyabr', 'сентябрь'],
    ['muammo', 'муаммо', 'muamo'],
    ['qadimiy', 'кадимий', 'kadimiy'],
    ["Is'hoqov", 'Исҳоқов', 'Ishoqov'],
    ['Boboyev', 'Бобоев'],
    ['obyekt', 'объект'],
  ])('is the same for %s and its other spellings', (first, ...others) => {
    for (const other of others) expect(skeletonOfText(other)).toBe(skeletonOfText(first));
  });

  test('keeps numbers whole and ignores what stands between words', () => {
    expect(skeletonOfText('12–48-uylar, 1100 kVA; «LED»')).toBe('12 48 uylar 1100 kva led');
    expect(skeletonOfText(' — ')).toBe('');
  });

  test('tells words apart', () => {
    expect(skeletonOfText('maktab')).not.toBe(skeletonOfText('mahalla'));
    expect(skeletonOfText('12 uy')).not.toBe(skeletonOfText('112 uy'));
  });

  test('is one for both scripts and four kinds of apostrophe in what citizens write', () => {
    const prng = createPrng('skeletons');
    for (let nth = 0; nth < 200; nth += 1) {
      const { title, description } = draft(prng, { quarter: 'Oʻrikzor', street: 'Soʻfi Olloyor' }, null);
      const text = `${title} ${description} ${personName(prng)}`;
      const skeleton = skeletonOfText(text);
      expect(skeletonOfText(cyrillic(text))).toBe(skeleton);
      for (const mark of ["'", '‘', '’', '`']) expect(skeletonOfText(text.replace(/[ʻʼ]/g, mark))).toBe(skeleton);
    }
  });
});
