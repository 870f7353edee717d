import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { ClassSelect, SchoolSelect, StudentSelect } from '@/entities/school-selects.tsx';
import { studentsQuery } from '@/entities/schools.ts';
import { useT } from '@/i18n/use-t.ts';
import { asksTexts, chosen, withStudent } from './initiative.ts';
import styles from './initiative-page.module.css';
import type { InitiativeForm } from './use-initiative-form.ts';

/** The student of the initiative: region, district, school, class, student, each within the field before (S-089). */
export function StudentFields({ state }: { state: InitiativeForm }) {
  const { t } = useT();
  const { board, form, field } = state;
  const { values, setValues } = form;
  const { region_id, district_id, school_id, school_class } = values;
  const students = useQuery(studentsQuery(school_id, school_class));
  const chooseStudent = (id: number | null) =>
    setValues(withStudent(values, students.data?.find((student) => student.id === id) ?? null));
  return (
    <>
      <h2 className={styles.section}>{t("O'quvchi")}</h2>
      <RegionSelect {...field('region_id')} onChange={(id) => setValues(chosen.region(values, id))} required />
      <DistrictSelect
        {...field('district_id')}
        region={region_id}
        onChange={(id) => setValues(chosen.district(values, id))}
        required
      />
      <SchoolSelect
        {...field('school_id')}
        of={{ board_id: board, region_id, district_id }}
        onChange={(id) => setValues(chosen.school(values, id))}
        required
      />
      <ClassSelect
        {...field('school_class')}
        board={board}
        school={school_id}
        onChange={(name) => setValues(chosen.schoolClass(values, name))}
        required
      />
      <div className={styles.half}>
        <StudentSelect
          {...field('student_id')}
          school={school_id}
          schoolClass={school_class}
          onChange={chooseStudent}
          required
        />
      </div>
      {asksTexts(values) && (
        <TextInput {...field('student_name')} className={styles.half} label={t("O'quvchi ismi")} required />
      )}
    </>
  );
}
