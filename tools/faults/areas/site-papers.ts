import type { Area } from '../fault.ts';

export default {
  specs: ['budget-citizen', 'regulatory-documents'],
  faults: [
    {
      file: 'entities/content-files.ts',
      find: 'const CONTENT_BYTES = 5 * MB;',
      put: 'const CONTENT_BYTES = 50 * MB;',
      says: 'Files of 50 MB are taken instead of 5.',
    },
    {
      file: 'entities/content-files.ts',
      find: 'tooLarge: "Sarlavha uchun rasm xajmi max. 5Mb bo\'lishi kerak!",',
      put: '',
      says: 'A picture that is too large is told in other words.',
    },
    {
      file: 'features/site-papers/budget-citizen-page.tsx',
      find: 'rule={CONTENT_PDF}',
      put: "rule={{ ...CONTENT_PDF, accept: ['pdf', 'png'] }}",
      says: 'A picture is taken as the file of a paper.',
    },
    {
      file: 'features/site-papers/budget-citizen.ts',
      find: "budget_type: 'BUDGET_CITIZEN'",
      put: "budget_type: 'BUDGET'",
      says: "A paper has another type than the document's.",
    },
    {
      file: 'features/site-papers/paper-columns.tsx',
      find: "header: translation.t('Rasm'),",
      put: "header: translation.t('Sarlavha'),",
      says: 'Two columns have the same heading.',
    },
    {
      file: 'features/site-papers/picture-in.ts',
      find: "script === 'latin' ?",
      put: "script === 'cyrillic' ?",
      says: 'A Cyrillic list shows Latin pictures.',
    },
    {
      file: 'features/site-papers/paper-fields.tsx',
      find: '{...field(`attachments.${language}`)}',
      put: '{...field(`images.${language}`)}',
      says: "The file's field is that of the picture.",
    },
    {
      file: 'features/site-papers/regulatory-document-page.tsx',
      find: 'failure: "Xatolik qayta urinib ko\'ring",',
      put: '',
      says: 'A document that was not saved is told in other words.',
    },
    {
      file: 'features/site-papers/paper-fields.tsx',
      find: '{others > 0 && (',
      put: '{others > 1 && (',
      says: 'Nothing says that a document has one more file, which stays.',
    },
  ],
} satisfies Area;
