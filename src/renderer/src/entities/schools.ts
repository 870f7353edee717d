import { z } from 'zod';
import { optionalName, recordId } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

/** A picker's limit for students (spec 002 §9). No limit is specified for schools: the students' limit is used. */
const ALL = { limit: 1000, offset: 0 };

/**
 * Only schools and classes with students are listed, and students are added or imported meanwhile: each form rereads
 * the lists.
 */
const READ_ANEW = { staleTime: 0 };

const schools = defineLookup({
  path: 'api/v1/my-school/boards/{board_id}/schools',
  rowsKey: 'schools',
  row: namedSchema,
  always: ALL,
  needsAll: true,
});

/** Parameters of the lookup: a season of the school programme, and a district. */
export type SchoolsWanted = { board_id: number | null; region_id: number | null; district_id: number | null };

/** The schools of a district that take part in a season; no call before all parameters are known (S-089). */
export const schoolsQuery = (wanted: SchoolsWanted) => ({ ...schools(wanted), ...READ_ANEW });

const classes = defineLookup({
  path: 'api/v1/my-school/boards/{board_id}/schools/{school_id}/classes',
  rowsKey: 'classes',
  // Not trimmed: the name is sent back as a parameter.
  row: z.object({ class_name: z.union([z.string().min(1), z.number().transform(String)]) }),
  needsAll: true,
});

/** The classes of a school that takes part in a season (S-089). */
export const classesQuery = (board_id: number | null, school_id: number | null) => ({
  ...classes({ board_id, school_id }),
  ...READ_ANEW,
});

const students = defineLookup({
  path: 'api/v1/my-school/students',
  rowsKey: 'students',
  row: z.object({ id: recordId, full_name: optionalName }).transform(({ id, full_name }) => ({ id, title: full_name })),
  always: ALL,
  needsAll: true,
});

/** The students of a class (S-089). */
export const studentsQuery = (school_id: number | null, class_name: string | null) => ({
  ...students({ school_id, class_name }),
  ...READ_ANEW,
});
