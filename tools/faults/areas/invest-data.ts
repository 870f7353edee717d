import type { Area } from '../fault.ts';

export default {
  specs: ['invest'],
  faults: [
    {
      file: 'features/invest-data/model/api.ts',
      find: 'const { rows, total } = await readDecisions(place, offset);',
      put: 'const { rows, total } = await readDecisions(place, 0);',
      says: 'Only the first page of decisions is searched after a lost answer.',
    },
    {
      file: 'features/invest-data/model/api.ts',
      find: 'body: { initiative_id, council_decision_id },',
      put: 'body: { initiative_id: council_decision_id, council_decision_id: initiative_id },',
      says: 'Initiative and decision are exchanged when they are linked.',
    },
    {
      file: 'features/invest-data/parts/money-card.tsx',
      find: '<Percent value={isOver || percent === null ? null : 100 - percent} />',
      put: '<Percent value={isOver || percent === null ? null : percent} />',
      says: '"Qoldiq" shows the paid percentage.',
    },
    {
      file: 'features/invest-data/parts/money-card.tsx',
      find: '<dt data-part="paid">{t("To\'langan")}</dt>',
      put: '<dt data-part="paid">{t(\'Qoldiq\')}</dt>',
      says: 'What was paid is labelled as the rest.',
    },
    {
      file: 'features/invest-data/creation/use-creation.ts',
      find: 'const isRefused = !UNSURE.includes(error.kind) || asksForFewer(error) || isUntrusted(error);',
      put: 'const isRefused = true;',
      says: 'A lost answer to the creation counts as refused.',
    },
    {
      file: 'features/invest-data/creation/use-creation.ts',
      find: "if (lists.sample && !(await confirm(WITH_SAMPLE))) return 'stay';",
      put: "if (lists.sample) return 'stay';",
      says: 'Creating with the sample lists is never possible.',
    },
    {
      file: 'features/invest-data/creation/use-creation.ts',
      find: "if (mark && !(await confirm(AGAIN_AFTER[mark]))) return 'stay';",
      put: '',
      says: 'A second object is created without a question.',
    },
    {
      file: 'features/invest-data/council/council-trouble.tsx',
      find: 'return { unsure: UNSURE, after: UNSURE };',
      put: 'return { unsure: NOT_CREATED, after: NOT_CREATED };',
      says: '"Qaror yaratilmadi" is told after an unknown outcome.',
    },
    {
      file: 'features/invest-data/council/council-dialog.tsx',
      find: 'idle: isNew ? missing : decision === current && current !== null ? LINKED : undefined,',
      put: 'idle: isNew ? missing : undefined,',
      says: 'A decision that is linked already is sent again.',
    },
    {
      file: 'features/invest-data/council/use-linking.ts',
      find: "notices.success('Amaliyot muvaffaqiyatli bajarildi!');",
      put: "notices.info('Amaliyot muvaffaqiyatli bajarildi!');",
      says: 'A linked decision is not told as a success.',
    },
    {
      file: 'features/invest-data/paper/paper-dialog.tsx',
      find: "label={t('Hujjat raqami')} autoComplete=\"off\" {...field('orderer_document_num')}",
      put: "label={t('Hujjat raqami')} autoComplete=\"off\" {...field('received_org')}",
      says: "The field of the document's number shows the organization.",
    },
    {
      file: 'features/invest-data/paper/paper-dialog.tsx',
      find: 'void queries.invalidateQueries({ queryKey: investDataQuery(publicId).queryKey });',
      put: '',
      says: 'The page is not read again after its paper was saved.',
    },
    {
      file: 'features/invest-data/model/paper.ts',
      find: "day('date_put_into_use', 'Topshirilgan sana')",
      put: "day('date_put_into_use', 'Hujjat sanasi')",
      says: 'A changed date is told under the name of another.',
    },
    {
      file: 'features/invest-data/creation/plan.ts',
      find: 'const CONSTRUCTION_TYPES = { category: 2, CONSTRUCTION: 9, EQUIPMENT: 7 } as const;',
      put: 'const CONSTRUCTION_TYPES = { category: 2, CONSTRUCTION: 7, EQUIPMENT: 9 } as const;',
      says: 'Construction and equipment are sent as each other.',
    },
    {
      file: 'features/invest-data/creation/creation-fields.tsx',
      find: "form.setFieldValue('network_id', null);",
      put: '',
      says: 'The branch of another sphere stays.',
    },
    {
      file: 'features/invest-data/creation/creation-form.tsx',
      find: "t('Buyurtmachi STIRi'), (tin)",
      put: "t('Prognoz qiymati'), (tin)",
      says: 'The tax number is labelled as an amount.',
    },
    {
      file: 'features/invest-data/creation/readiness.ts',
      find: '(isReadyForConstruction(winner) ? null : NOT_READY)',
      put: 'null',
      says: 'An initiative that is not ready can be created.',
    },
    {
      file: 'features/invest-data/parts/winner-brief.tsx',
      find: "['Toifa', winner.category],",
      put: "['Toifa', winner.type],",
      says: "The kind of works stands beside the category's name.",
    },
    {
      file: 'features/invest-data/paper/paper-dialog.tsx',
      find: 'idle: unchanged(form) }',
      put: '}',
      says: 'Papers that nobody has changed are sent.',
    },
    {
      file: 'features/invest-data/council/council-section.tsx',
      find: "current === null ? 'Biriktirish' : \"O'zgartirish\"",
      put: "current === null ? \"O'zgartirish\" : 'Biriktirish'",
      says: 'A decision that is linked is offered as a new one.',
    },
    {
      file: 'features/invest-data/creation/use-creation.ts',
      find: "await setMark(publicId, 'created');",
      put: 'await removeMark(publicId);',
      says: 'An object that was created and is not shown yet can be created again at once.',
    },
    {
      file: 'features/invest-data/creation/use-creation.ts',
      find: "notices.info(mark === 'begun' ? FOUND : EXISTS);",
      put: "notices.success('Muvofaqqiyatli yaratildi!');",
      says: 'An object of somebody else is told as created.',
    },
  ],
} satisfies Area;
