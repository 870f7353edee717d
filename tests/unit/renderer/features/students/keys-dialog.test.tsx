import { createElement } from 'react';
import { expect, it } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { KeysDialog } = await import('@/features/students/keys-dialog.tsx');
const { rowSchema } = await import('@/features/students/student.ts');

const ONE = rowSchema.parse({ id: 7, full_name: 'Dilshod Aliyev', class_name: '5-A', school: '12-maktab' });
const ALL = "Barcha o'quvchilar: 1 957 Kalit barcha o'quvchilarga yuboriladi, qidiruv hisobga olinmaydi.";

it.each([
  ['all of them, how many, and that a search does not matter', null, ALL, 'Dilshod Aliyev'],
  ['one alone, and where this one learns', ONE, 'Dilshod Aliyev 5-A, 12-maktab', "Barcha o'quvchilar"],
])('S-032, S-033: keys are sent to %s, and the dialog says so', async (_, student, said, unsaid) => {
  const idle = () => undefined;
  const answers = { ...LOOKUPS, 'api/v1/my-school/students': { students: [ONE], count: 1957 } };
  const { html } = await drawPart(createElement(KeysDialog, { student, onSent: idle, onClose: idle }), answers);
  expect(textOf(html)).toContain(said);
  expect(textOf(html)).not.toContain(unsaid);
});
