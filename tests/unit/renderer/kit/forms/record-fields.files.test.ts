import { expect, it } from 'vitest';
import { fileField } from '@/kit/forms/record-fields.ts';

it('a file that must be there is read by its id in the file service and sent so', () => {
  const { empty, read, rule, required } = fileField();
  expect([empty(), required]).toEqual([null, true]);
  expect(read.parse('a1')).toEqual({ hash: 'a1', name: '' });
  expect([read.parse(null), read.parse('')]).toEqual([null, null]);
  expect(read.safeParse({ id: 'a1' }).success).toBe(false);
  expect(rule.parse({ hash: 'a1', name: 'natija.pdf' })).toBe('a1');
  expect(rule.safeParse(null).error?.issues[0]?.message).toBe('Majburiy maydon');
  expect(fileField({ message: 'Fayl yuklang' }).rule.safeParse(null).error?.issues[0]?.message).toBe('Fayl yuklang');
});
