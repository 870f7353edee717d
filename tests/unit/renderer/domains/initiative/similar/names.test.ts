import { expect, test } from 'vitest';
import { namesIn, sameNames } from '@/domains/initiative/similar/names.ts';

test.each<[string | null, readonly string[] | null]>([
  [null, null],
  ['', null],
  ['—', null],
  ['Karimov', null],
  ['Karimov N. U.', null],
  ["Karimov Nodir Umid o'g'li", ['karimuv', 'nudir', 'umid+']],
  ['Karimov Nodir Umid', ['karimuv', 'nudir', 'umid+']],
  ['Nodir Umid', ['nudir', 'umid']],
  ["o'g'li Nodir Umid", ['nudir', 'umid']],
])('the names in %s', (name, names) => {
  expect(namesIn(name)).toEqual(names);
});

const FULL = "Karimov Nodir Umid o'g'li";
test.each<[one: string, other: string, same: ReturnType<typeof sameNames>]>([
  [FULL, 'Karimov Nodir Umidovich', 'same'],
  [FULL, 'Каримов Нодир Умидович', 'same'],
  [FULL, 'КАРИМОВ НОДИР УМИД ЎҒЛИ', 'same'],
  [FULL, 'Nodir Umidovich Karimov', 'same'],
  ['Karimova Nodira Umid qizi', 'Karimova Nodira Umidovna', 'same'],
  ['Raximova Nodira Abdulla qizi', 'Рахимова Нодира Абдуллаевна', 'same'],
  ['Raximova Nodira Abdulla qizi', 'Rakhimova Nodira Abdullayevna', 'same'],
  ["Jo'rayev Jamshid Vali o'g'li", 'Джураев Джамшид Валиевич', 'same'],
  // The third is missing, or nearly equal.
  [FULL, 'Karimov Nodir', 'alike'],
  [FULL, 'Nodir Karimov', 'alike'],
  [FULL, "Nodir Umid o'g'li", 'alike'],
  [FULL, 'Karimov Nodirjon Umidovich', 'alike'],
  [FULL, 'Karimov Nodir Umed', 'alike'],
  [FULL, 'Karimv Nodir Umidovich', 'alike'],
  // Brothers; father and son; another person; one name in common.
  [FULL, "Karimov Jasur Umid o'g'li", null],
  [FULL, 'Karimov Umid Salimovich', null],
  [FULL, 'Karimov Umid', null],
  [FULL, "Karimov Nodir Salim o'g'li", null],
  [FULL, "Aliyev Nodir Umid o'g'li", null],
  [FULL, "Karimov Jasur Salim o'g'li", null],
  [FULL, "Aliyev Nodir Salim o'g'li", null],
])('%s, %s: %s', (one, other, same) => {
  const [names, others] = [namesIn(one), namesIn(other)];
  if (!names || !others) throw new Error('no names');
  expect(sameNames(names, others)).toBe(same);
  expect(sameNames(others, names)).toBe(same);
});
