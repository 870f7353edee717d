import { useState } from 'react';
import { BoardField } from '@/entities/board-field.tsx';
import { BoardFilter } from '@/entities/board-filter.tsx';
import { boardsQuery, schoolBoardsQuery } from '@/entities/boards.ts';
import { SCHOOLS_FAILED } from '@/entities/lookup.ts';
import { OrganizationSelect } from '@/entities/organization-select.tsx';
import { withDistrict, withRegion, withSchool, withSchoolClass } from '@/entities/place-cascade.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { ClassSelect, SchoolSelect, StudentSelect } from '@/entities/school-selects.tsx';
import { useMe } from '@/session/session.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

type Pupil = {
  region_id: number | null;
  district_id: number | null;
  school_id: number | null;
  school_class: string | null;
  student_id: number | null;
};
const NOBODY: Pupil = { region_id: null, district_id: null, school_id: null, school_class: null, student_id: null };

type Garden = { region_id: number | null; district_id: number | null; organization_id: number | null };

/** Selects from a region down to a student. */
function Student() {
  const [of, setOf] = useState(NOBODY);
  return (
    <Case of="entities/school-selects" value={of}>
      <RegionSelect value={of.region_id} onChange={(id) => setOf(withRegion(of, id))} required />
      <DistrictSelect region={of.region_id} value={of.district_id} onChange={(id) => setOf(withDistrict(of, id))} />
      <SchoolSelect
        of={{ board_id: 4, region_id: of.region_id, district_id: of.district_id }}
        value={of.school_id}
        onChange={(id) => setOf(withSchool(of, id))}
      />
      <ClassSelect
        board={4}
        school={of.school_id}
        value={of.school_class}
        onChange={(name) => setOf(withSchoolClass(of, name))}
      />
      <StudentSelect
        school={of.school_id}
        schoolClass={of.school_class}
        value={of.student_id}
        onChange={(id) => setOf({ ...of, student_id: id })}
      />
    </Case>
  );
}

/** Selects for an organization of a district. */
function Organization() {
  const [of, setOf] = useState<Garden>({ region_id: null, district_id: null, organization_id: null });
  return (
    <Case of="entities/organization-select" value={of}>
      <RegionSelect value={of.region_id} onChange={(id) => setOf(withRegion(of, id))} />
      <DistrictSelect region={of.region_id} value={of.district_id} onChange={(id) => setOf(withDistrict(of, id))} />
      <OrganizationSelect
        district={of.district_id}
        type="KINDERGARDEN"
        value={of.organization_id}
        onChange={(id) => setOf({ ...of, organization_id: id })}
      />
      <OrganizationSelect
        label="Maktab"
        district={of.district_id}
        type="SCHOOL"
        failed={SCHOOLS_FAILED}
        value={899}
        known={{ id: 899, title: 'Yopilgan maktab' }}
        onChange={() => {}}
      />
    </Case>
  );
}

/** Boards of other types, and what a district contains besides its quarters. */
export function Schools() {
  const gardens = boardsQuery(useMe(), 'KINDERGARDEN');
  const [board, setBoard] = useState<number | null>(null);
  const [garden, setGarden] = useState<number | null>(null);
  const [filter, setFilter] = useState<number | null>(null);
  return (
    <>
      <h2 className={styles.section}>Schools</h2>
      <div className={styles.cases}>
        <Case of="entities/board-field" note="of the school programme" value={board}>
          <BoardField boards={schoolBoardsQuery} value={board} onChange={setBoard} />
        </Case>
        <Case of="entities/board-field" note="of kindergartens" value={garden}>
          <BoardField boards={gardens} value={garden} onChange={setGarden} />
        </Case>
        <Case of="entities/board-filter" value={filter}>
          <BoardFilter boards={schoolBoardsQuery} value={filter} onChange={setFilter} />
        </Case>
        <Student />
        <Organization />
      </div>
    </>
  );
}
