import type { Area } from '../fault.ts';

export default {
  specs: ['appeals'],
  faults: [
    {
      file: 'features/answer-templates/answer-templates-page.tsx',
      find: 'const MOST = 80;',
      put: 'const MOST = 8;',
      says: 'Templates are cut after eight characters in the table.',
    },
    {
      file: 'features/answer-templates/answer-templates-page.tsx',
      find: 'answerTemplates.list({ search: search || null })',
      put: 'answerTemplates.list({})',
      says: 'The search for a template is not sent.',
    },
    {
      file: 'features/answer-templates/answer-templates-page.tsx',
      find: "onClick={() => insert('{author}')}",
      put: "onClick={() => insert('{public_id}')}",
      says: 'The button "Muallif ismi" inserts the number of the appeal.',
    },
    {
      file: 'entities/answer-templates.ts',
      find: 'created_date: optionalTime,',
      put: 'created_date: optionalTime.transform(() => null),',
      says: 'No template has a date of creation.',
    },
    {
      file: 'features/answer-templates/answer-templates-page.tsx',
      find: "search ? 'Shablon topilmadi' : \"Hali shablon yo'q\"",
      put: "search ? \"Hali shablon yo'q\" : 'Shablon topilmadi'",
      says: 'A search that finds nothing says that there is no template yet.',
    },
    {
      file: 'features/answer-templates/answer-templates-page.tsx',
      find: '<span>{t("Javobga qo\'yilganda o\'rniga muallif ismi va murojaat raqami yoziladi.")}</span>',
      put: '',
      says: 'A new template does not say what becomes of its placeholders.',
    },
  ],
} satisfies Area;
