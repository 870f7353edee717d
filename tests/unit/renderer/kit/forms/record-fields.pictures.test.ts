import { describe, expect, test } from 'vitest';
import { picturesField } from '@/kit/forms/record-fields.ts';

const pictures = (count: number) => Array.from({ length: count }, (_, index) => ({ hash: `h${index}`, name: 'a.png' }));

describe('pictures of a record', () => {
  test.each([
    [1, 0, false],
    [1, 1, true],
    [2, 1, false],
    [2, 2, true],
    [2, 9, true],
    [0, 0, true],
  ])('at least %d: %d are enough: %s', (least, count, enough) => {
    const field = picturesField(least, 'Xatolik');
    const { success, error, data } = field.rule.safeParse(pictures(count));
    expect(success).toBe(enough);
    expect(error?.issues.map(({ message }) => message)).toEqual(enough ? undefined : ['Xatolik']);
    expect(data).toEqual(enough ? pictures(count).map(({ hash }) => hash) : undefined);
    expect(field.required).toBe(least > 0);
  });

  test('have the default message where no other is given', () => {
    expect(picturesField(1).rule.safeParse([]).error?.issues[0]?.message).toBe('Majburiy maydon');
  });

  test.each([
    [
      ['a', 'b'],
      [
        { hash: 'a', name: '' },
        { hash: 'b', name: '' },
      ],
    ],
    [null, []],
    [undefined, []],
  ])('are read from %j', (sent, read) => {
    expect(picturesField(1).read.parse(sent)).toEqual(read);
  });

  test.each([['a'], [[1]], [['']], [[{ id: 'a' }]]])('are an error for unreadable %j, never an empty list', (sent) => {
    expect(picturesField(1).read.safeParse(sent).success).toBe(false);
  });
});
