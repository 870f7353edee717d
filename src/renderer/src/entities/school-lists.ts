import type { ListColumn, TableList } from '@/kit/excel/list-headers.ts';

/** Path of the secret keys; their query keys begin with it. */
export const SECRET_KEYS_PATH = 'api/v1/my-school/secret-keys';

const KEY: ListColumn = { title: 'Kalit' };

/** Usual columns of the students' table. The documents name none, so a missing column only causes a warning. */
export const STUDENTS_LIST: TableList = {
  name: "O'quvchilar",
  columns: [
    { title: 'Maktab' },
    { title: 'Sinf' },
    { title: 'F.I.Sh.', also: ['FIO', 'Familiya'] },
    { title: 'Telefon raqami' },
    { title: 'Kundalik ID' },
  ],
};

/** Usual columns of the secret keys' table. */
export const SECRET_KEYS_LIST: TableList = { name: 'Maxfiy kalitlar', columns: [KEY] };
