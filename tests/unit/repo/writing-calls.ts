/** How a writing call knows that what it overwrites is what the person has seen. */
export type Guard =
  /** The record is read right before; nothing is sent if it differs from what the person saw. */
  | 'decide'
  /** As `decide`, for an action without a form: a notice tells of the changes. */
  | 'as seen'
  /** The person's changes are applied to the record as it is now. */
  | 'rebase'
  /** The state is read right before; nothing is sent if it is as wanted. */
  | 'read'
  /** A new record: it overwrites nothing. */
  | 'new'
  /** None; the line says why. */
  | 'none';

/** The words by which the source of a guard is recognised. */
export const MARKS: Readonly<Record<Exclude<Guard, 'new' | 'none'>, RegExp>> = {
  decide:
    /\buse(?:(?:Initiative|School)?Decision|PaperGuard|ProtocolGuard|CouncilGuard|BulkConfirm|BulkAnswer)\b|\b(?:changesBetween|registryChanges)\b/,
  'as seen': /\basSeen\b/,
  rebase: /\buse(?:Rebase|Newest|NewestOf)\b|\brebase/,
  read: /\breadFirst\b/,
};

/** A writing call: `file#function` that sends it. `by`: the file in which its guard is used; for `none`, the reason. */
export type WritingCall = readonly [call: string, guard: Guard, by?: string];

const INITIATIVE = 'domains/initiative';
const CRUD = 'kit/crud/use-record-form.ts';

/** Every writing call of the page, except uploads of files, which replace nothing that the page shows. */
export const WRITING_CALLS: readonly WritingCall[] = [
  // Forms of the kit: a known record is read and rebased, a new one overwrites nothing
  ['kit/crud/define-crud.ts#collectionSave', 'rebase', CRUD],
  [
    'kit/crud/define-crud.ts#defineCrud',
    'none',
    'A removal, confirmed by name: what somebody else has changed goes, too',
  ],
  ['entities/answer-templates.ts#answerTemplates', 'rebase', CRUD],
  ['features/contacts/api.ts#contacts', 'rebase', CRUD],
  ['features/moderation-results/api.ts#newResultsWith', 'new'],
  [
    'features/moderation-results/api.ts#knownResults',
    'none',
    'Only the file is sent, whose predecessor no call returns (Z-084)',
  ],
  ['features/site-items/define-site-items.ts#defineSiteItems', 'rebase', CRUD],

  // Switches
  ['features/site-items/api.ts#switchItem', 'read', 'features/site-items/api.ts'],
  ['features/organizations/api.ts#switchStatus', 'read', 'features/organizations/api.ts'],

  // Initiatives
  [`${INITIATIVE}/acceptance/api.ts#acceptInitiative`, 'decide', `${INITIATIVE}/acceptance/accept-form.tsx`],
  [`${INITIATIVE}/decisions/api.ts#reject`, 'decide', `${INITIATIVE}/decisions/reject-dialog.tsx`],
  [`${INITIATIVE}/decisions/api.ts#confirmDecision`, 'decide', 'features/review/use-bulk-confirm.ts'],
  [`${INITIATIVE}/decisions/api.ts#denyDecision`, 'decide', `${INITIATIVE}/decisions/deny-dialog.tsx`],
  [`${INITIATIVE}/decisions/api.ts#ban`, 'decide', `${INITIATIVE}/decisions/ban-dialog.tsx`],
  [`${INITIATIVE}/actions/api.ts#patch`, 'as seen', `${INITIATIVE}/actions/use-call.ts`],
  [`${INITIATIVE}/actions/api.ts#toggleEditing`, 'as seen', `${INITIATIVE}/actions/use-call.ts`],
  [`${INITIATIVE}/actions/api.ts#updateDeed`, 'as seen', `${INITIATIVE}/actions/use-call.ts`],
  [`${INITIATIVE}/actions/api.ts#permitLocation`, 'as seen', `${INITIATIVE}/actions/use-call.ts`],
  [`${INITIATIVE}/actions/api.ts#attachInvestId`, 'decide', `${INITIATIVE}/actions/invest-id-dialog.tsx`],
  [`${INITIATIVE}/location/api.ts#setLocation`, 'decide', `${INITIATIVE}/location/location-dialog.tsx`],
  [`${INITIATIVE}/editing/api.ts#patchInitiative`, 'rebase', `${INITIATIVE}/editing/edit-form.tsx`],
  [`${INITIATIVE}/editing/api.ts#putInitiative`, 'rebase', `${INITIATIVE}/editing/edit-form.tsx`],
  [`${INITIATIVE}/registry/api.ts#saveRegistry`, 'decide', `${INITIATIVE}/registry/use-registry-form.ts`],
  ['features/protocols/api.ts#addProtocol', 'new'],
  ['features/protocols/api.ts#replaceProtocol', 'decide', 'features/protocols/protocol-dialog.tsx'],
  ['features/protocols/api.ts#saveCouncilDecision', 'decide', 'features/protocols/council-dialog.tsx'],
  [
    'features/initiative-list/winners/api.ts#sendSms',
    'none',
    'Messages to the authors of a board, confirmed by its name',
  ],

  // Investment objects
  ['features/invest-data/creation/api.ts#createInvestObject', 'read', 'features/invest-data/creation/use-creation.ts'],
  ['features/invest-data/model/api.ts#savePaper', 'decide', 'features/invest-data/paper/paper-dialog.tsx'],
  ['features/invest-data/model/api.ts#createDecision', 'new'],
  ['features/invest-data/model/api.ts#linkDecision', 'read', 'features/invest-data/model/save-decision.ts'],

  // Appeals and calls
  [
    'features/appeals/api.ts#decide',
    'none',
    'A first answer goes out unread (Z-168); that a second one is refused is assumed',
  ],
  ['features/appeals/api.ts#editAnswer', 'decide', 'features/appeals/use-answer.ts'],
  ['features/appeals/api.ts#changeType', 'decide', 'features/appeals/use-type.ts'],
  ['features/appeals/api.ts#removalOf', 'none', 'A removal, confirmed by number and author'],
  ['features/call-me-back/api.ts#closeRequest', 'none', 'Closing a closed request changes nothing'],

  // The school programme
  ['features/school-initiative-form/api.ts#fileByTemplate', 'new'],
  ['features/students/api.ts#sendKeys', 'none', 'Keys to the pupils of a school, confirmed by its name'],
  [
    'features/school-initiatives/dialogs/api.ts#decline',
    'decide',
    'features/school-initiatives/dialogs/decline-dialog.tsx',
  ],
  [
    'features/school-initiatives/dialogs/api.ts#accept',
    'decide',
    'features/school-initiatives/dialogs/accept-dialog.tsx',
  ],
  [
    'features/school-initiatives/dialogs/api.ts#changeCategory',
    'decide',
    'features/school-initiatives/dialogs/category-dialog.tsx',
  ],
  [
    'features/school-initiatives/dialogs/api.ts#addRecord',
    'decide',
    'features/school-initiatives/dialogs/use-report.ts',
  ],
];

/**
 * Calls that would be carried out twice if they were sent again by themselves (files, messages, new records without a name of
 * their own): after a lost answer a person is asked. Every other POST leads to the same state, or is preceded by a look.
 */
export const ONCE: readonly string[] = [
  `${INITIATIVE}/registry/api.ts#registryUpload`,
  'entities/use-import-board.tsx#useImportBoard',
  'features/customers/api.ts#customersUpload',
  'features/initiative-list/winners/api.ts#sendSms',
  'features/managers/lists.ts#importOf',
  'features/ministry-execution/economy.ts#economyUpload',
  'features/moderation-results/api.ts#newResultsWith',
  'features/organizations/api.ts#organizationsUpload',
  'features/quarters/quarters-excel.tsx#upload',
  'features/school-boards/budget-info.tsx#BudgetInfoDialog',
  'features/school-initiative-form/api.ts#fileByTemplate',
  'features/school-initiative-form/api.ts#fileInWords',
  'features/school-initiatives/parts/school-excel.tsx#SchoolExcel',
  'features/students/api.ts#sendKeys',
  'features/students/api.ts#studentsUpload',
  'kit/excel/part-excel.tsx#PartExcel',
];
