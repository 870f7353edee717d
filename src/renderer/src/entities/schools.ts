import { z } from 'zod';
import { optionalName, recordId } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

/** As many students as a picker asks for (spec 002 §9); of schools no number is said, so the same. */
const ALL = { limit: 1000, offset: 0 };

const schools = defineLookup({
  path: 'api/v1/my-school/boards/{board_id}/schools',
  rowsKey: 'schools',
  row: namedSchema,
  always: ALL,
  needsAll: true,
});

/** Where schools are looked for: in a season of the school programme, and in a district. */
export type SchoolsWanted = { board_id: number | null; region_id: number | null; district_id: number | null };

/** The schools of a district that take part in a season; nothing is asked before all of it is known (S-089). */
export const schoolsQuery = (wanted: SchoolsWanted) => schools(wanted);

const classes = defineLookup({
  path: 'api/v1/my-school/boards/{board_id}/schools/{school_id}/classes',
  rowsKey: 'classes',
  row: z.object({ class_name: z.string().min(1) }),
  needsAll: true,
});

/** The classes of a school that takes part in a season (S-089). */
export const classesQuery = (board_id: number | null, school_id: number | null) => classes({ board_id, school_id });

const students = defineLookup({
  path: 'api/v1/my-school/students',
  rowsKey: 'students',
  row: z.object({ id: recordId, full_name: optionalName }).transform(({ id, full_name }) => ({ id, title: full_name })),
  always: ALL,
  needsAll: true,
});

/** The students of a class (S-089). */
export const studentsQuery = (school_id: number | null, class_name: string | null) =>
  students({ school_id, class_name });
