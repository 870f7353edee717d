import type { Area } from '../fault.ts';

export default {
  specs: ['menu', 'roles', 'shell', 'reach'],
  faults: [
    {
      file: 'app/menu/reference.ts',
      find: "section: 'Hudud va tashkilotlar',\n    words: FINANCE,",
      put: "section: 'Hudud va tashkilotlar',\n    words: CONTENT,",
      says: "Kindergartens fail in document 1's words.",
    },
    {
      file: 'app/menu/my-school.ts',
      find: "roles: ['admin', 'moderator'],",
      put: "roles: ['admin'],",
      says: "A moderator cannot open the school's initiatives.",
    },
    {
      file: 'app/menu/reports.ts',
      find: "roles: ['admin'],",
      put: "roles: ['admin', 'moderator'],",
      says: "A moderator opens the quarters' payments.",
    },
    {
      file: 'app/menu/initiatives.ts',
      find: "keys: 'KeyG KeyM',",
      put: "keys: 'KeyG KeyX',",
      says: 'Another key opens the map.',
    },
    {
      file: 'app/menu/initiatives.ts',
      find: 'words: CHRONOLOGY_EDIT,',
      put: 'words: CHRONOLOGY,',
      says: "The chronology's form fails in the list's words.",
    },
    {
      file: 'app/menu/site.ts',
      find: 'words: FAQ,',
      put: 'words: BUDGET,',
      says: "Questions fail in the budget's words.",
    },
    {
      file: 'app/menu/appeals.ts',
      find: 'roles: OF_PLACES,',
      put: "roles: ['admin'],",
      says: 'Managers of places cannot open the appeals.',
    },
    {
      file: 'app/menu/reference-finance.ts',
      find: "path: 'ministries-execution',",
      put: "path: 'ministry-execution',",
      says: "The execution of ministries has another address than the document's.",
    },
    {
      file: 'app/menu/go-to.ts',
      find: "search: keepsFilter ? search : ''",
      put: 'search',
      says: 'Another screen keeps the filter in its address.',
    },
    {
      file: 'app/menu/screen.ts',
      find: 'roles.length === 0 || roles.includes(role);',
      put: 'true;',
      says: 'Every role may open every screen.',
    },
    {
      file: 'app/menu/my-school.ts',
      find: `list: ["O'quvchilar",`,
      put: "list: ['Maxfiy kalitlar',",
      says: 'The pupils stand in the menu under another name.',
    },
    {
      file: 'app/menu/my-school.ts',
      find: "form: ['Tashabbus toifasi',",
      put: "form: ['Tashabbus shabloni',",
      says: 'The form of a category is called by the name of a template.',
    },
    {
      file: 'app/menu/screen.ts',
      find: "{ id: 'initiatives', title: 'Tashabbuslar' }",
      put: "{ id: 'initiatives', title: 'Hisobotlar' }",
      says: 'The group of the initiatives is called by the name of the reports.',
    },
    {
      file: 'app/menu/site.ts',
      find: "path: 'news',\n    section: 'Maqolalar',",
      put: "path: 'news',\n    section: \"Budjet ma'lumotlari\",",
      says: "The news stand below the budget's data.",
    },
    {
      file: 'app/menu/reports.ts',
      find: "title: 'Jamoatchilik nazorati'",
      put: "title: 'Reyestr'",
      says: 'Public control is called by the name of the register.',
    },
  ],
} satisfies Area;
