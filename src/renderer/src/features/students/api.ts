import { type Totals, totalsAnswer } from '@shared/totals.ts';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { rowSchema, studentForm } from './student.ts';

const PATH = 'api/v1/my-school/students';
/** Path of the call that sends keys. */
export const KEYS_PATH = `${PATH}/gen-secret`;

/** The students of the school programme (spec 002 §7). */
export const students = defineCrud({
  path: PATH,
  row: rowSchema,
  rows: 'students',
  form: studentForm,
  envelope: 'student',
});

/** Export of all students (E293): the call takes no search. */
export const STUDENTS_FILE = { path: `${PATH}/excel`, suggestedName: 'oquvchilar.xlsx' };

/** Import of students from a table (E294). Not known to be idempotent: ask the person before a retry. */
export const studentsUpload = (): UploadRequest => ({ path: `${PATH}/excel`, field: 'file', repeatable: false });

/**
 * Sends the keys of a board to one student, or to all if `student` is null (S-033). Returns the totals, null if the
 * answer has none. Throws `AppError`, also if it has totals that cannot be read.
 */
export function sendKeys(board_id: number, student: number | null): Promise<Totals | null> {
  const body = { board_id, ...(student !== null && { student_id: student }) };
  return http(KEYS_PATH, { method: 'POST', repeatable: false, body, schema: totalsAnswer });
}
