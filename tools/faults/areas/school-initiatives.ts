import type { Area } from '../fault.ts';

export default {
  specs: ['school-initiatives', 'school-decisions'],
  faults: [
    {
      file: 'features/school-initiatives/parts/columns.tsx',
      find: 'moneyPair(original.requested_amount, original.granted_amount)',
      put: 'moneyPair(original.granted_amount, original.requested_amount)',
      says: 'Requested and granted amounts are exchanged.',
    },
    {
      file: 'features/school-initiatives/parts/columns.tsx',
      find: 'pair(tr(original.school), tr(original.author_full_name))',
      put: 'pair(tr(original.author_full_name), tr(original.school))',
      says: 'School and author are exchanged.',
    },
    {
      file: 'features/school-initiatives/dialogs/accept-dialog.tsx',
      find: 'permission: mayDecide',
      put: 'permission: () => false',
      says: 'An acceptance is never allowed.',
    },
    {
      file: 'features/school-initiatives/dialogs/accept-dialog.tsx',
      find: 'categories={schoolCategoriesQuery}',
      put: 'categories={{ ...schoolCategoriesQuery, enabled: false } as typeof schoolCategoriesQuery}',
      says: 'Categories are never loaded.',
    },
    {
      file: 'features/school-initiatives/dialogs/accept-dialog.tsx',
      find: "form.setFieldValue('granted_amount', requested_amount)",
      put: "form.setFieldValue('granted_amount', 1)",
      says: "\"So'ralgan summani qo'yish\" enters 1 so'm.",
    },
    {
      file: 'features/school-initiatives/dialogs/api.ts',
      find: 'body: { id, title, moderator_comment },',
      put: "body: { id, title, moderator_comment: '' },",
      says: 'The comment of a refusal is not sent.',
    },
    {
      file: 'features/school-initiatives/dialogs/decline-dialog.tsx',
      find: "onDone({ stage: 'NOT_PASSED' });",
      put: "onDone({ stage: 'PASSED' });",
      says: 'A refused initiative is shown as accepted.',
    },
    {
      file: 'features/school-initiatives/dialogs/finish-dialog.tsx',
      find: 'picturesField(2, ',
      put: 'picturesField(1, ',
      says: 'One picture is enough to finish.',
    },
    {
      file: 'features/school-initiatives/dialogs/reject-dialog.tsx',
      find: "report({ status: 'REJECTED', paper: reject_file_id })",
      put: "report({ status: 'IN_PROCESS' })",
      says: 'A rejection goes out as a return.',
    },
    {
      file: 'features/school-initiatives/dialogs/return-dialog.tsx',
      find: "submit={decision.settled ? null : { label: 'Ha' }}",
      put: "submit={{ label: 'Ha' }}",
      says: 'A return is possible although it is settled.',
    },
    {
      file: 'features/school-initiatives/dialogs/category-dialog.tsx',
      find: 'if (now.category_id !== chosen) await changeCategory(now.id, chosen);',
      put: 'await changeCategory(now.id, now.category_id ?? chosen);',
      says: 'The old category is sent again.',
    },
    {
      file: 'features/school-initiatives/model/api.ts',
      find: 'status: status === ALL ? null : status,',
      put: 'status: null,',
      says: 'The filter by state is not sent.',
    },
    {
      file: 'features/school-initiatives/model/api.ts',
      find: 'const MOST = 1000;',
      put: 'const MOST = 10;',
      says: 'An initiative is looked for among ten.',
    },
    {
      file: 'features/school-initiatives/model/access.ts',
      find: "export const canImportVotes = (role: Role): boolean => role === 'admin';",
      put: "export const canImportVotes = (role: Role): boolean => role !== 'admin';",
      says: 'Votes are imported by all but the administrator.',
    },
    {
      file: 'features/school-initiatives/parts/school-excel.tsx',
      find: 'fields: { board_id: String(target) },',
      put: 'fields: { board: String(target) },',
      says: 'The season of the votes goes out under another name.',
    },
    {
      file: 'features/school-initiatives/parts/school-excel.tsx',
      find: 'changes={schoolInitiatives}',
      put: 'changes={null}',
      says: 'The list is not read again after the import of votes.',
    },
    {
      file: 'features/school-initiatives/actions/actions.ts',
      find: "key: 'KeyR',",
      put: "key: 'KeyX',",
      says: 'Another key refuses an initiative.',
    },
    {
      file: 'features/school-initiatives/actions/use-actions.tsx',
      find: 'void queries.invalidateQueries({ queryKey });',
      put: '',
      says: 'The list is not read again after an action.',
    },
    {
      file: 'features/school-initiatives/dialogs/use-report.ts',
      find: "notices.success('Tasdiqlandi');",
      put: "notices.info('Tasdiqlandi');",
      says: 'A report that succeeded is told as neither good nor bad.',
    },
    {
      file: 'features/school-initiatives/dialogs/use-report.ts',
      find: 'permission = mayReport',
      put: 'permission = () => true',
      says: 'A winner that somebody else has finished can be finished again.',
    },
    {
      file: 'features/school-initiatives/model/use-school-decision.ts',
      find: 'onFailed: refresh,',
      put: 'onFailed: () => undefined,',
      says: 'The list is not read again after a refused decision.',
    },
    {
      file: 'features/school-initiatives/parts/school-excel.tsx',
      find: 'flow.beside === null ? board : Number(flow.beside)',
      put: 'board',
      says: 'Votes go to the season in view, not to that which they were chosen for.',
    },
  ],
} satisfies Area;
