import type { Area } from '../fault.ts';

export default {
  specs: ['funds', 'faq', 'appeals', 'drafts', 'slow-line', 'decisions-behind'],
  faults: [
    {
      file: 'kit/keys/keys-held.tsx',
      find: 'if (!pressAgain(key)) return;',
      put: 'if (inFrontNow() === null || !pressAgain(key)) return;',
      says: 'Keys typed ahead are dropped after the one that closes the dialog.',
    },
    {
      file: 'kit/notices.ts',
      find: "const color = said.warning || unsure ? 'yellow' : 'red';",
      put: "const color = unsure ? 'yellow' : 'red';",
      says: "A failed export is drawn as an error instead of the document's warning.",
    },
    {
      file: 'kit/notices.ts',
      find: "if (failure.kind === 'cancelled') return;",
      put: '',
      says: 'What a person has cancelled is told as a failure.',
    },
    {
      file: 'kit/use-action.ts',
      find: 'if (busy.current) return;',
      put: '',
      says: 'A second press sends twice.',
    },
    {
      file: 'kit/list/list-state.ts',
      find: 'return { ...state, page: 1, filters: { ...state.filters, ...patch } };',
      put: 'return { ...state, filters: { ...state.filters, ...patch } };',
      says: 'A filter keeps the page.',
    },
    {
      file: 'kit/list/list-state.ts',
      find: 'return { ...state, page: 1, size };',
      put: 'return { ...state, size };',
      says: 'Another size keeps the page.',
    },
    {
      file: 'kit/list/list-state.ts',
      find: 'Number.isSafeInteger(page) && page >= 1 ? page : 1,',
      put: '1,',
      says: 'Every page of a list is the first.',
    },
    {
      file: 'kit/crud/define-crud.ts',
      find: "{ method: 'PUT', path: `${path}/${id}`, body: json };",
      put: "{ method: 'PUT', path, body: json };",
      says: 'A known record is saved without its number.',
    },
    {
      file: 'kit/crud/define-crud.ts',
      find: 'send(saving(sent, id), id !== undefined),',
      put: 'send(saving(sent, id), true),',
      says: 'A new record may be sent again by itself.',
    },
    {
      file: 'kit/page.ts',
      find: 'offset: size * (page - 1) });',
      put: 'offset: size * page });',
      says: 'Every page shows the rows of the next.',
    },
    {
      file: 'kit/crud/use-delete.ts',
      find: 'if (!yes) return notices.info("O\'chirish bekor qilindi");',
      put: '',
      says: 'A record is deleted without a question.',
    },
    {
      file: 'kit/fields.ts',
      find: 'NUMBER.test(text) ? Number(text',
      put: 'NUMBER.test(text) ? Number.parseInt(text',
      says: 'A number that comes as text loses its decimals.',
    },
    {
      file: 'kit/crud/use-delete.ts',
      find: '    await crud.refresh(queries);\n  };',
      put: '  };',
      says: 'The list is not read again after a deletion.',
    },
    {
      file: 'kit/crud/use-delete.ts',
      find: 'return notices.info(',
      put: 'return notices.warn(',
      says: 'A deletion that a person called off is told as a warning.',
    },
    {
      file: 'kit/excel/use-import-form.ts',
      find: '|| check.doubtful;',
      put: ';',
      says: 'A file of another list, or without a row, is sent unasked.',
    },
    {
      file: 'kit/excel/use-import-form.ts',
      find: 'if (sent.arrived || mayBeDone(sent.error))',
      put: 'if (sent.arrived)',
      says: 'The list is not read again after an import whose answer is lost.',
    },
    {
      file: 'kit/excel/doubts.ts',
      find: 'if (!sheet || dataRows(sheet) === 0)',
      put: 'if (!sheet)',
      says: 'A table without a row is sent unasked.',
    },
  ],
} satisfies Area;
