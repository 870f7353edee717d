import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/school-initiative-form/initiative.ts',
      find: 'count > FILES_PER_CALL ?',
      put: 'count > FILES_PER_CALL + 1 ?',
      says: 'One picture too many is sent.',
    },
    {
      file: 'features/school-initiative-form/initiative.ts',
      find: 'student_name: trimmed(student_name),',
      put: "student_name: '',",
      says: "The student's name is not sent.",
    },
    {
      file: 'features/school-initiative-form/use-initiative-form.ts',
      find: 'void queries.invalidateQueries({ queryKey: [LISTS] });',
      put: '',
      says: 'The list is not read again after an initiative was added.',
    },
    {
      file: 'features/school-initiative-form/use-initiative-form.ts',
      find: 'draft: { scope, record: String(board) },',
      put: "draft: { scope, record: 'new' },",
      says: 'A draft is offered under another season.',
    },
    {
      file: 'features/school-initiative-form/student-fields.tsx',
      find: 'setValues(chosen.school(values, id))',
      put: "form.setFieldValue('school_id', id)",
      says: 'The class of another school stays.',
    },
    {
      file: 'features/school-initiative-form/template-summary.tsx',
      find: "{tr(template.category) || '—'}",
      put: "{tr(template.title) || '—'}",
      says: 'The title of a template stands at its category.',
    },
    {
      file: 'features/school-initiative-form/initiative.ts',
      find: 'board_id: String(board), student_id',
      put: 'board_id: String(student_id), student_id',
      says: "A pupil's initiative goes into another season.",
    },
    {
      file: 'features/school-initiative-form/template-field.tsx',
      find: '{asksTexts(form.values)',
      put: '{!asksTexts(form.values)',
      says: 'The note below the template says the opposite of what is asked for.',
    },
    {
      file: 'features/school-initiative-form/initiative-page.tsx',
      find: '<NoSeason title="Mavsum tanlanmagan" />',
      put: '<NoSeason title="Havoladagi mavsum faol emas yoki topilmadi" />',
      says: 'An address without a season is said to name one that is not active.',
    },
  ],
} satisfies Area;
