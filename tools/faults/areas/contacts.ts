import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/contacts/api.ts',
      find: "{ method: 'PUT', path, body: { id: Number(id), ...body } }",
      put: "{ method: 'PUT', path, body }",
      says: 'A contact is saved without its number.',
    },
    {
      file: 'features/contacts/contact.ts',
      find: "const POSITION = 'Bosh mutaxassis';",
      put: "const POSITION = 'Mutaxassis';",
      says: "A new contact gets another position than the document's.",
    },
    {
      file: 'features/contacts/contacts-page.tsx',
      find: 'column.accessor((row) => place(row).region, {',
      put: 'column.accessor((row) => place(row).district, {',
      says: 'The district stands under the heading of the region.',
    },
    {
      file: 'features/contacts/contact-page.tsx',
      find: 'form.setValues(withRegion(values, next))',
      put: "form.setFieldValue('region_id', next)",
      says: 'A contact keeps its district when another region is chosen.',
    },
    {
      file: 'features/contacts/contacts-page.tsx',
      find: 'id={row.id} name={nameOf(row)}',
      put: 'id={row.id} name={String(row.region_id)}',
      says: 'The question before a deletion calls a contact by the number of its region.',
    },
    {
      file: 'features/contacts/contacts-page.tsx',
      find: "Hali kontakt yo'q",
      put: "Hali moderator yo'q",
      says: 'A list without a contact says that there is no moderator yet.',
    },
  ],
} satisfies Area;
