import { z } from 'zod';
import { personName } from '../db/seed/people.ts';
import { defineTable, reference, text, unique } from '../db/table.ts';
import { exactPaging } from '../http/paging.ts';
import { idText } from '../http/values.ts';
import { byOffset, equal, search } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

/** Of each district, whose schools are many. */
const SCHOOLS = 2;
const STUDENTS = 3;

/** The students who may take part in the school programme (spec 002 §3). */
const students = defineTable({
  kind: 'student',
  name: 'school_students',
  columns: {
    school_id: reference('organizations'),
    full_name: text(),
    class_name: text(),
    class_number: text(),
    /** 998XXXXXXXXX */
    phone_number: text(),
    kundalik_id: unique(text()),
    region_id: reference('regions'),
    district_id: reference('districts'),
  },
  indexes: [['school_id', 'class_name']],
  *seed({ prng, db }) {
    const schools = db.prepare(
      "SELECT id FROM organizations WHERE district_id = ? AND organization_type = 'SCHOOL' ORDER BY id LIMIT ?",
    );
    let kundalik = 1_000_240_000;
    for (const district of db.prepare('SELECT id, region_id FROM districts ORDER BY id').all()) {
      for (const school of schools.all(Number(district.id), SCHOOLS)) {
        const grade = prng.between(5, 10);
        for (const class_name of [`${grade}-A`, `${grade + 1}-B`]) {
          for (let nth = 0; nth < STUDENTS; nth += 1) {
            kundalik += prng.between(1, 40);
            yield {
              school_id: Number(school.id),
              full_name: personName(prng),
              class_name,
              class_number: class_name.slice(0, -2),
              phone_number: `998${prng.pick(['90', '91', '93', '94', '97', '99'])}${prng.between(1_000_000, 9_999_999)}`,
              kundalik_id: String(kundalik),
              region_id: Number(district.region_id),
              district_id: Number(district.id),
            };
          }
        }
      }
    }
  },
});

export const schoolStudentsArea = defineArea({
  name: 'school students',
  tables: [students],
  routes: recordRoutes({
    ids: { list: 'E288' },
    path: '/api/v1/my-school/students',
    table: students,
    roles: ['admin'],
    missing: "Bunday o'quvchi yo'q",
    list: {
      pages: byOffset({ rows: 'students', query: exactPaging() }),
      order: ['full_name', 'id'],
      filters: {
        search: search('full_name', 'kundalik_id'),
        school_id: equal('school_id', idText.optional()),
        class_name: equal('class_name', z.string().min(1).max(20).optional()),
      },
      answer: (row, db) => ({
        ...row,
        school: db.prepare('SELECT title FROM organizations WHERE id = ?').get(row.school_id)?.title,
      }),
    },
  }),
});
