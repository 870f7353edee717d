import type { Area } from '../fault.ts';

export default {
  specs: ['appeals', 'chosen-queue'],
  faults: [
    {
      file: 'features/appeals/access.ts',
      find: "role === 'admin'",
      put: "role !== 'admin'",
      says: 'All but the administrator may act on appeals.',
    },
    {
      file: 'features/appeals/answer-dialog.tsx',
      find: 'onDone([appeal]);',
      put: 'onDone([]);',
      says: 'An appeal that was answered by its own button stays ticked for the bulk answer.',
    },
    {
      file: 'features/appeals/type-dialog.tsx',
      find: 'onDone([]);',
      put: '',
      says: 'The list is not read again after a change of type.',
    },
    {
      file: 'features/appeals/appeal-actions.tsx',
      find: "key: 'KeyR'",
      put: "key: 'KeyX'",
      says: 'The key X refuses an appeal, not R.',
    },
    {
      file: 'features/appeals/answer-dialog.tsx',
      find: "label: 'Rad etish sababi',",
      put: "label: 'Javob',",
      says: 'The reason of a refusal is labelled as an answer.',
    },
    {
      file: 'features/appeals/answer-dialog.tsx',
      find: "idle: answer.settled ? SETTLED : kind === 'edit' ? unchanged(form) : undefined,",
      put: "idle: kind === 'edit' ? unchanged(form) : undefined,",
      says: 'An appeal that somebody else has decided can be answered again.',
    },
    {
      file: 'features/appeals/use-answer.ts',
      find: 'attempts.add(now.question_id);',
      put: '',
      says: 'An answer whose response was lost is sent again without a look.',
    },
    {
      file: 'features/appeals/use-answer.ts',
      find: "{ answer: 'ANSWERED', reject: 'REJECTED' }",
      put: "{ answer: 'ANSWERED', reject: 'ANSWERED' }",
      says: 'A refusal goes out as an answer.',
    },
    {
      file: 'features/appeals/use-bulk-answer.ts',
      find: 'const mayBeSent = doubtful.current || attempts.has(appeal.question_id);',
      put: 'const mayBeSent = doubtful.current;',
      says: 'A bulk answer is sent twice to an appeal whose response was lost.',
    },
    {
      file: 'features/appeals/api.ts',
      find: 'body: { type },',
      put: 'body: { type: appeal.type },',
      says: 'The old type of an appeal is sent, not the chosen one.',
    },
    {
      file: 'features/appeals/api.ts',
      find: "const NEW = { limit: 1, offset: 0, status: 'NEW' };",
      put: "const NEW = { limit: 1, offset: 0, status: 'ANSWERED' };",
      says: 'The desk counts answered appeals as new ones.',
    },
    {
      file: 'features/appeals/appeals-page.tsx',
      find: 'region_id: region,',
      put: 'region_id: null,',
      says: 'The filter by region is not sent.',
    },
    {
      file: 'features/appeals/list-spec.ts',
      find: "export const NO_FILTERS = { search: '', region: null, type: EVERY_TYPE, status: EVERY_STATUS } as const;",
      put: "export const NO_FILTERS = { search: '', type: EVERY_TYPE, status: EVERY_STATUS } as const;",
      says: 'The region survives the clearing of the filters.',
    },
    {
      file: 'features/appeals/columns.tsx',
      find: "column.accessor('words', {",
      put: "column.accessor('author_name', {",
      says: "The author stands in the column of the appeal's text.",
    },
    {
      file: 'features/appeals/columns.tsx',
      find: "figurePair(original.public_id ?? '—', formatDateTime(original.created_date)),",
      put: "figurePair(formatDateTime(original.created_date), original.public_id ?? '—'),",
      says: 'Number and date are exchanged in a narrow table of appeals.',
    },
    {
      file: 'features/appeals/answer-rules.ts',
      find: '({ author: author_name, public_id });',
      put: '({ author: public_id, public_id: author_name });',
      says: "Placeholders are filled with each other's value.",
    },
    {
      file: 'features/appeals/template-picker.tsx',
      find: 'if (picked) onPick(picked.context);',
      put: 'if (picked) onPick(show(search));',
      says: 'The typed search is inserted instead of the chosen template.',
    },
    {
      file: 'features/appeals/type-dialog.tsx',
      find: "notices.success('Muvofaqiyatli turi ozgartirildi', undefined, undo);",
      put: "notices.warn('Muvofaqiyatli turi ozgartirildi');",
      says: "The change of an appeal's type is told as a warning, without its undoing.",
    },
    {
      file: 'features/appeals/selection.tsx',
      find: "drop(read?.filter(({ status }) => status !== 'NEW') ?? [])",
      put: 'drop([])',
      says: 'An appeal that somebody else has answered stays ticked.',
    },
    {
      file: 'features/appeals/appeals-page.tsx',
      find: "...(status === 'NEW' && { select: gathered }),",
      put: '',
      says: 'New appeals that are alike do not stand together.',
    },
    {
      file: 'kit/data-table/use-row-cursor.ts',
      find: 'return heir >= 0 ? heir : place;',
      put: 'return place;',
      says: 'After a common answer, the cursor is as many rows further as were answered above it.',
    },
  ],
} satisfies Area;
