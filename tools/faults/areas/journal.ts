import type { Area } from '../fault.ts';

export default {
  specs: ['journal', 'taken-over'],
  faults: [
    {
      file: 'features/journal/report.ts',
      find: 'tr(entry.subject.place),',
      put: 'tr(entry.subject.title),',
      says: "The title stands in the sheet's column of the place.",
    },
    {
      file: 'features/journal/sums.ts',
      find: "if (entry.action === 'accept') sums.granted",
      put: "if (entry.action === 'reject') sums.granted",
      says: 'The granted sum is that of refusals.',
    },
    {
      file: 'features/journal/take-back.ts',
      find: 'if (changedSince(inverse.left, reading.facts).length > 0) {',
      put: 'if (changedSince(inverse.left, reading.facts).length > 99) {',
      says: 'An action is taken back although the record has changed since.',
    },
    {
      file: 'features/journal/take-back.ts',
      find: "notices.success('Amal qaytarildi');",
      put: '',
      says: 'Taking back is not told.',
    },
    {
      file: 'features/journal/undo.ts',
      find: "stateOf(entry) === 'done' && !back.has(entry.id)",
      put: "stateOf(entry) === 'done'",
      says: 'An action can be taken back twice.',
    },
    {
      file: 'features/journal/journal-page.tsx',
      find: "keys: ['KeyU'],",
      put: "keys: ['KeyZ'],",
      says: 'Another key takes an action back.',
    },
    {
      file: 'features/journal/journal-side.tsx',
      find: 'if (!yes) return;',
      put: '',
      says: 'The journal is cleared without a yes.',
    },
    {
      file: 'features/journal/list-spec.ts',
      find: 'isOfKind(entry, kind) &&',
      put: '',
      says: "The journal's filter by kind does nothing.",
    },
    {
      file: 'features/journal/entry-words.ts',
      find: "done: 'Bajarildi',",
      put: "done: 'Bajarilmadi',",
      says: 'What was done is told as not done.',
    },
    {
      file: 'features/journal/outcome-mark.tsx',
      find: "unknown: { icon: IconAlertTriangle, tone: 'warn' },",
      put: "unknown: { icon: IconAlertTriangle, tone: 'good' },",
      says: 'An unknown outcome is drawn as good.',
    },
    {
      file: 'features/journal/actions.ts',
      find: "promote: { label: \"G'olib deb tayinlash\", icon: IconTrophy, tone: 'good' },",
      put: "promote: { label: \"G'oliblikni bekor qilish\", icon: IconTrophy, tone: 'good' },",
      says: 'A promotion is named as its opposite.',
    },
    {
      file: 'features/journal/entry-words.ts',
      find: 'moved && latitude && longitude &&',
      put: 'latitude && longitude &&',
      says: 'An entry that did not move an initiative tells a former place.',
    },
    {
      file: 'features/journal/entry-words.ts',
      find: "partly: 'Qisman bajarildi',",
      put: "partly: 'Bajarildi',",
      says: 'What was done in part is told as done.',
    },
    {
      file: 'features/journal/journal-page.tsx',
      find: 'label="Jurnal"',
      put: 'label="Amallar"',
      says: 'The list of the journal is called by another name.',
    },
    {
      file: 'features/journal/journal-page.tsx',
      find: 'shown={shown.data?.rows ?? none}',
      put: 'shown={ofDays}',
      says: 'The file of the journal holds what the filter leaves out.',
    },
    {
      file: 'features/journal/use-sent-today.ts',
      find: "entry.subject.kind === 'initiative' && ",
      put: '',
      says: 'Answers to appeals are counted among the decisions of today.',
    },
    {
      file: 'features/journal/use-begun-outcomes.tsx',
      find: ".filter((entry) => seen.has(entry.id) && stateOf(entry) !== 'hidden')",
      put: '.filter((entry) => seen.has(entry.id))',
      says: 'A change whose outcome a person has put aside stays on the desk.',
    },
    {
      file: 'features/journal/use-take-back.ts',
      find: 'await during(entry.id, () => takeBack(entry, inverse, subjectOf(entry), tools));',
      put: 'await takeBack(entry, inverse, subjectOf(entry), tools);',
      says: 'The entry is not busy while its change is being undone: the undo can be pressed again.',
    },
    {
      file: 'features/journal/row-buttons.tsx',
      find: 'onClick={onHide} disabled={busy}',
      put: 'onClick={onHide}',
      says: 'An unknown outcome can be put aside while it is being checked.',
    },
    {
      file: 'features/journal/use-check.ts',
      find: "await settle(entry, { as, ...(as === 'other' && reading && { now: reading.facts }) });",
      put: 'await settle(entry, { as });',
      says: 'A check that finds the record in another state says that it was not found.',
    },
    {
      file: 'features/journal/today-section.tsx',
      find: 'entries?.slice(0, SHOWN)',
      put: 'entries?.slice(-SHOWN)',
      says: 'The desk shows the first five deeds of the day, not the last.',
    },
    {
      file: 'features/journal/queries.ts',
      find: 'const DAY_LOOK_MS = 5 * 60_000;',
      put: 'const DAY_LOOK_MS = 5 * 60 * 60_000;',
      says: 'The journal shows the day before until hours after midnight.',
    },
  ],
} satisfies Area;
