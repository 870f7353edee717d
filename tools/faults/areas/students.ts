import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/students/students-page.tsx',
      find: 'pair(original.class_name, original.class_number)',
      put: 'pair(original.class_number, original.class_name)',
      says: 'Name and number of the class are exchanged.',
    },
    {
      file: 'features/students/students-page.tsx',
      find: "column.accessor('kundalik_id', {",
      put: "column.accessor('phone_number', {",
      says: "The phone stands under the heading of the diary's number.",
    },
    {
      file: 'features/students/api.ts',
      find: '{ student_id: student }',
      put: '{ id: student }',
      says: 'The student of a key goes out under another name.',
    },
    {
      file: 'features/students/api.ts',
      find: 'repeatable: false, body',
      put: 'repeatable: true, body',
      says: 'Keys may be sent again by themselves.',
    },
    {
      file: 'features/students/keys-dialog.tsx',
      find: "const record = student ? String(student.id) : 'all';",
      put: "const record = 'all';",
      says: "A draft of one student's key is offered for all.",
    },
    {
      file: 'features/students/keys-dialog.tsx',
      find: 'void queries.invalidateQueries({ queryKey: [SECRET_KEYS_PATH] });',
      put: '',
      says: 'The list of keys is not read again after they were sent.',
    },
    {
      file: 'features/students/students-excel.tsx',
      find: 'changes={students}',
      put: 'changes={null}',
      says: 'The list is not read again after the import.',
    },
    {
      file: 'features/students/student-page.tsx',
      find: "label={t('Sinf raqami')} {...field('class_number')}",
      put: "label={t('Sinf raqami')} {...field('class_name')}",
      says: "The number's field shows the name of the class.",
    },
    {
      file: 'features/students/student-page.tsx',
      find: "status === 409 ? 'kundalik_id' : undefined",
      put: "status === 409 ? 'phone_number' : undefined",
      says: "A diary's number that is taken is told at the phone.",
    },
    {
      file: 'features/students/send-keys.tsx',
      find: "none: 'Birorta ham kalit yuborilmadi.',",
      put: "none: 'Muvafaqiyatli yuborildi',",
      says: 'No key sent is told as a success.',
    },
    {
      file: 'features/students/keys-dialog.tsx',
      find: 'sendKeys(board_id, student?.id ?? null)',
      put: 'sendKeys(board_id, null)',
      says: 'A key for one student goes to all.',
    },
    {
      file: 'features/students/send-keys.tsx',
      find: 'tell(totals, !student)',
      put: 'tell(totals, false)',
      says: 'How many keys were sent to all is not told.',
    },
    {
      file: 'features/students/keys-dialog.tsx',
      find: 'student?.id ?? null',
      put: 'null',
      says: 'A key for one pupil goes to all.',
    },
    {
      file: 'features/students/students-page.tsx',
      find: 'noun="ta o\'quvchi"',
      put: 'noun="ta kalit"',
      says: 'The pupils are counted as keys.',
    },
    {
      file: 'features/students/keys-dialog.tsx',
      find: '{student ? <One student={student} /> : <Everybody />}',
      put: '{student && <One student={student} />}',
      says: 'Nothing says that everybody gets a key, whatever was searched for.',
    },
  ],
} satisfies Area;
