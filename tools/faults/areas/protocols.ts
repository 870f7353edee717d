import type { Area } from '../fault.ts';

export default {
  specs: ['documents', 'protocol-folder'],
  faults: [
    {
      file: 'features/protocols/api.ts',
      find: 'const ALL_DISTRICTS: Paging = { limit: 1000, offset: 0 };',
      put: 'const ALL_DISTRICTS: Paging = { limit: 100, offset: 0 };',
      says: 'Only a hundred districts are read.',
    },
    {
      file: 'features/protocols/api.ts',
      find: 'expect: { file_id },',
      put: 'expect: { file_id: protocol.file_id },',
      says: 'The journal expects the old file of a protocol.',
    },
    {
      file: 'features/protocols/council-decisions.tsx',
      find: "column.accessor('region', {",
      put: "column.accessor('district', {",
      says: 'The district stands under the heading of the region.',
    },
    {
      file: 'features/protocols/council-decisions.tsx',
      find: 'canAdministerDocuments(useMe().role)',
      put: "canAdministerDocuments('admin')",
      says: "Everybody may change the council's decisions.",
    },
    {
      file: 'features/protocols/documents-dialog.tsx',
      find: 'query: { board_id: board }',
      put: 'query: {}',
      says: 'The documents are asked for without a season.',
    },
    {
      file: 'features/protocols/folder/plan.ts',
      find: '(protocol.file_id === null || replaces);',
      put: 'true;',
      says: 'A protocol that is there is replaced without a tick.',
    },
    {
      file: 'features/protocols/folder/match.ts',
      find: 'const SURE = 0.86;',
      put: 'const SURE = 0.5;',
      says: 'A doubtful name of a file counts as sure.',
    },
    {
      file: 'features/protocols/folder/sending-table.tsx',
      find: 'if (yes) await unwrap',
      put: 'await unwrap',
      says: 'A list of unsent files is dropped without a yes.',
    },
    {
      file: 'features/protocols/protocol-form.tsx',
      find: 'if (there === null) throw error;',
      put: '',
      says: 'A protocol that was not sent counts as done: its form is emptied.',
    },
    {
      file: 'features/protocols/folder/folder-tab.tsx',
      find: '(await confirm({ ...LEAVING, danger: true }))',
      put: 'true',
      says: 'A folder that was worked on is closed without a question.',
    },
    {
      file: 'features/protocols/protocol-dialog.tsx',
      find: "        void queries.invalidateQueries({ queryKey: [PROTOCOL_PATH] });\n        return 'done';",
      put: "        return 'done';",
      says: 'The list of protocols is not read again after a file was replaced.',
    },
    {
      file: 'features/protocols/protocol-dialog.tsx',
      find: 'changesBetween: (seen, now) => changesBetween(PROTOCOL_FACTS, seen, now, { file_id: chosenNow() ?? null }),',
      put: 'changesBetween: () => [],',
      says: 'A protocol that somebody else has submitted is replaced unseen.',
    },
    {
      file: 'features/protocols/council-dialog.tsx',
      find: 'const body = { title: values.title, file_id: values.file };',
      put: "const body = { title: decision.title ?? '', file_id: values.file };",
      says: 'The old title of a council decision is sent, not the typed one.',
    },
    {
      file: 'features/protocols/protocols.tsx',
      find: '(getValue() ? there : missing)',
      put: '(getValue() ? missing : there)',
      says: 'A protocol that is there is shown as missing.',
    },
    {
      file: 'features/protocols/own-protocol.tsx',
      find: 'const doubtful = query.isError;',
      put: 'const doubtful = false;',
      says: 'A protocol that could not be looked up is told as missing.',
    },
    {
      file: 'features/protocols/protocol-form.tsx',
      find: 'if (there !== file.hash) {',
      put: 'if (there === file.hash) {',
      says: 'A protocol that was submitted is told as a failure, and one of somebody else as a success.',
    },
    {
      file: 'features/protocols/folder/folder-tab.tsx',
      find: 'run && run.board === board',
      put: 'run && run.board > 0',
      says: 'Protocols of another season that are being sent stand in the place of this one.',
    },
  ],
} satisfies Area;
