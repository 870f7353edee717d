import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Named, useNamedOptions } from '@/entities/named-options.ts';

type Field = { data: readonly Named[] | undefined; known: Named | null };

/** The options of a field. */
function Options({ data, known }: Field) {
  const query = useNamedOptions({ data, error: null, isFetching: false, refetch: () => undefined }, known);
  return query.data?.map(({ value, label }) => `${value} ${label}`).join(', ') ?? 'none yet';
}

const ROWS = [
  { id: 1, title: 'Navoiy' },
  { id: 2, title: null },
];

it.each<[string, readonly Named[] | undefined, Named | null, string]>([
  ['no value', ROWS, null, '1 Navoiy, 2 ID 2'],
  ['a value of the list', ROWS, { id: 1, title: 'Eski nomi' }, '1 Navoiy, 2 ID 2'],
  ['a value that is not listed any more', ROWS, { id: 7, title: 'Buxoro' }, '7 Buxoro, 1 Navoiy, 2 ID 2'],
  ['one without a name', [], { id: 7, title: null }, '7 ID 7'],
  ['a value, before the list is read', undefined, { id: 7, title: 'Buxoro' }, 'none yet'],
])('the field of a record with %s offers the list, and first what only the record has', (_, data, known, shown) => {
  expect(renderToStaticMarkup(<Options data={data} known={known} />)).toBe(shown);
});
