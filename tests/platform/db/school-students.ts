import { personName, phoneOf } from './seed/people.ts';
import { defineTable, integer, reference, type Source, text, unique } from './table.ts';

const COUNT = 100_000;
const FIRST_KUNDALIK = 2_400_100;
/** Number of classes in each school; its students are spread over them. */
const CLASSES = 3;

/** The students of all schools of the country, school by school and class by class, so that the indexes stay dense. */
function* seed({ prng, db }: Source) {
  const schools = db.prepare("SELECT id FROM organizations WHERE organization_type = 'SCHOOL' ORDER BY id").all();
  for (const [nth, school] of schools.entries()) {
    const grade = prng.between(5, 9);
    const classes = [`${grade}-A`, `${grade}-B`, `${grade + 1}-A`];
    const [first, end] = [nth, nth + 1].map((place) => Math.floor((place * COUNT) / schools.length)) as [
      number,
      number,
    ];
    for (let student = first; student < end; student += 1) {
      const class_name = classes[Math.floor(((student - first) * CLASSES) / (end - first))] ?? '';
      yield {
        school_id: Number(school.id),
        // Without the patronymic, to keep the database small: every test copies it.
        full_name: personName(prng).split(' ', 2).join(' '),
        class_name,
        class_number: class_name.slice(0, -2),
        phone_number: Number(phoneOf(prng)),
        kundalik_id: String(FIRST_KUNDALIK + student),
      };
    }
  }
}

/** Students who may take part in the school programme (spec 002 §3); region and district are the school's. */
export const students = defineTable({
  kind: 'student',
  name: 'school_students',
  columns: {
    school_id: reference('organizations'),
    full_name: text(),
    class_name: text(),
    class_number: text(),
    /** The digits 998XXXXXXXXX as a number, which takes half the space. */
    phone_number: integer(),
    kundalik_id: unique(text()),
  },
  indexes: [['school_id', 'class_name']],
  seed,
});
