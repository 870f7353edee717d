import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { FormField } from '@/kit/big-select/big-select-props.ts';
import { SCHOOLS_FAILED } from './lookup.ts';
import { useNamedOptions } from './named-options.ts';
import { classesQuery, type SchoolsWanted, schoolsQuery, studentsQuery } from './schools.ts';

/**
 * Props of a select in the school cascade; disabled while the enclosing level is empty, which the select then names.
 * Clear dependent fields with `place-cascade.ts`.
 */
type LevelProps<V> = FormField<V> & { required?: boolean };

/** Form field for a school that takes part in a season, in a district. */
export function SchoolSelect({ of, ...field }: LevelProps<number> & { of: SchoolsWanted }) {
  const query = useNamedOptions(useQuery(schoolsQuery(of)));
  const off = Object.values(of).includes(null);
  return (
    <BigSelect
      {...field}
      label="Maktab"
      query={query}
      disabled={off}
      placeholder={off ? 'Avval tumanni tanlang' : undefined}
      failed={SCHOOLS_FAILED}
    />
  );
}

type ClassSelectProps = LevelProps<string> & { board: number | null; school: number | null };

/** Form field for a class of a school; the value is the class name. */
export function ClassSelect({ board, school, ...field }: ClassSelectProps) {
  const { data, error, isFetching, refetch } = useQuery(classesQuery(board, school));
  const options = useMemo(() => data?.map(({ class_name }) => ({ value: class_name, label: class_name })), [data]);
  const query = { data: options, error, isFetching, refetch };
  const off = board === null || school === null;
  return (
    <BigSelect
      {...field}
      label="Sinf"
      query={query}
      disabled={off}
      placeholder={off ? 'Avval maktabni tanlang' : undefined}
    />
  );
}

type StudentSelectProps = LevelProps<number> & { school: number | null; schoolClass: string | null };

/** Form field for a student of a class. */
export function StudentSelect({ school, schoolClass, ...field }: StudentSelectProps) {
  const query = useNamedOptions(useQuery(studentsQuery(school, schoolClass)));
  const off = school === null || schoolClass === null;
  return (
    <BigSelect
      {...field}
      label="O'quvchi"
      query={query}
      disabled={off}
      placeholder={off ? 'Avval sinfni tanlang' : undefined}
    />
  );
}
