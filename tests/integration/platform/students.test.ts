import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';
import { rowsOf, upload, workbook } from './workbook.ts';

let platform: Platform;
let admin: Client;
beforeEach(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
});
afterEach(() => platform.close());

const PATH = 'api/v1/my-school/students';
const KEYS = 'api/v1/my-school/secret-keys';
const page = { limit: 15, offset: 0 };
const list = async (query: Record<string, string | number>) =>
  (await admin.get(PATH, { ...page, ...query })).body as { students: Record<string, unknown>[]; count: number };
const home = () => {
  const { id: district_id, region_id } = platform.find.home;
  const school = platform.find.organization({ district_id, organization_type: 'SCHOOL' });
  return { district_id, region_id, school_id: school.id, school: school.title };
};

test('100,000 students of all schools are listed, found by name and diary, and by school and class', async () => {
  const { students, count } = await list({ offset: 99_990 });
  expect([students.length, count]).toEqual([10, 100_000]);
  expect(students.at(-1)).toEqual({
    id: 1,
    school_id: expect.any(Number),
    school: expect.stringMatching(/maktab|мактаб/),
    full_name: expect.stringMatching(/^\S+ \S+$/),
    class_name: expect.stringMatching(/^\d+-[AB]$/),
    class_number: expect.stringMatching(/^\d+$/),
    phone_number: expect.stringMatching(/^998\d{9}$/),
    kundalik_id: '2400100',
    region_id: expect.any(Number),
    district_id: expect.any(Number),
  });
  expect(new Set(platform.find.all('student').map(({ school_id }) => school_id)).size).toBe(
    platform.find.count('organization', { organization_type: 'SCHOOL' }),
  );
  expect((await list({ search: '2400177' })).students).toMatchObject([{ id: 78 }]);
  expect((await list({ search: "YO'LDOSHEVA" })).students[0]).toMatchObject({
    full_name: expect.stringMatching(/^Yoʻldosheva /),
  });
  const { school_id } = home();
  const { class_name } = platform.find.student({ school_id });
  const ofClass = await list({ school_id, class_name });
  expect(ofClass.students.map((one) => [one.school_id, one.class_name])).toEqual(
    Array.from({ length: ofClass.count }, () => [school_id, class_name]),
  );
  expect(ofClass.count).toBeGreaterThan(3);
  expect((await (await signIn(platform, 'moderator')).get(PATH, page)).status).toBe(403);
  expect((await admin.get(PATH, { limit: 15 })).status).toBe(400);
  expect(platform.violations()).toHaveLength(2);
});

test('a student is added, changed and removed; inconsistent input is refused', async () => {
  const { school, ...place } = home();
  const body = {
    full_name: 'Karimova Zilola',
    ...place,
    class_name: '7-A',
    class_number: '7',
    phone_number: '998901234567',
    kundalik_id: 'K-1',
  };
  expect((await admin.call('POST', PATH, body)).status).toBe(200);
  expect(await admin.call('POST', PATH, body)).toMatchObject({
    status: 409,
    body: { message: "Bu kundalik ID bilan o'quvchi mavjud" },
  });
  const { id } = platform.find.student({ kundalik_id: 'K-1' });
  expect((await admin.get(`${PATH}/${id}`)).body).toEqual({ student: { id, ...body, school } });
  expect((await admin.call('PUT', `${PATH}/${id}`, { ...body, class_name: '8-B' })).status).toBe(200);
  expect(platform.read.student(id)).toMatchObject({ class_name: '8-B', phone_number: 998901234567 });
  expect(platform.violations()).toEqual([]);
  for (const wrong of [
    { phone_number: '901234567' },
    { phone_number: 998901234567 },
    { school_id: platform.find.organization({ organization_type: 'SPORT', district_id: place.district_id }).id },
    { district_id: 1001 },
    { full_name: ' ' },
    { school },
  ])
    expect((await admin.call('PUT', `${PATH}/${id}`, { ...body, ...wrong })).status).toBe(400);
  expect(platform.violations()).toHaveLength(6);
  expect((await admin.call('DELETE', `${PATH}/${id}`)).status).toBe(200);
  expect((await admin.get(`${PATH}/${id}`)).status).toBe(404);
});

test('students are exported to a table and imported from one', async () => {
  const { school_id, school } = home();
  platform.remove.student({ school_id: { not: school_id } });
  const [header, first, ...others] = rowsOf(await (await admin.send(`${PATH}/excel`)).arrayBuffer());
  expect(header).toEqual([
    'Viloyat',
    'Tuman',
    'Maktab',
    'Sinf',
    'Sinf raqami',
    'F.I.Sh.',
    'Telefon raqami',
    'Kundalik ID',
  ]);
  expect(first?.slice(0, 3)).toEqual(['Toshkent shahri', 'Chilonzor tumani', school]);
  const before = platform.find.count('student');
  expect(others).toHaveLength(before - 1);
  const row = (at: number, cell: unknown) => first?.map((old, place) => (place === at ? cell : old)) ?? [];
  const file = workbook([
    header ?? [],
    row(5, 'Boshqa Ism'),
    row(7, 'K-2'),
    row(2, '0-maktab'),
    row(6, '12'),
    row(3, ''),
  ]);
  expect((await upload(admin, `${PATH}/excel`, file)).body).toMatchObject({
    total: 5,
    successful: 2,
    failed: 3,
    errors: [
      { row: 4, message: "Bunday maktab yo'q: 0-maktab" },
      { row: 5 },
      { row: 6, message: "Sinf ko'rsatilmagan" },
    ],
  });
  expect(platform.find.count('student')).toBe(before + 1);
  expect(platform.read.student({ kundalik_id: String(first?.[7]) }).full_name).toBe('Boshqa Ism');
});

test('a key is sent to one student once, and to all who have none', async () => {
  const board = platform.find.schoolBoard({ status: 1 });
  const student = platform.find.student();
  const before = platform.find.count('secretKey');
  const send = (body: object) => admin.call('POST', `${PATH}/gen-secret`, body);
  const one = { board_id: board.id, student_id: student.id };
  expect(await send(one)).toEqual({ status: 200, body: { total: 1, successful: 1, failed: 0 } });
  expect(await send(one)).toEqual({ status: 200, body: { total: 1, successful: 0, failed: 1 } });
  const keyed = platform.find.all('secretKey', { board_id: board.id }).filter(({ student_id }) => student_id !== null);
  expect(keyed[0]?.student_id).toBe(student.id);
  const { body: all } = await send({ board_id: board.id });
  expect(all).toEqual({ total: 100_000, successful: 100_000 - keyed.length, failed: keyed.length });
  expect(platform.find.count('secretKey')).toBe(before + 1 + 100_000 - keyed.length);
  expect(await send({ board_id: platform.find.schoolBoard({ status: 0 }).id })).toMatchObject({
    status: 409,
    body: { message: 'Mavsum faol emas: kalit yuborilmaydi' },
  });
  expect((await send({ board_id: 999 })).status).toBe(404);
  expect((await send({ ...one, student_id: 100_001 })).status).toBe(404);
  expect(platform.violations()).toEqual([]);
  expect((await send({ ...one, student_id: null })).status).toBe(400);
});

test('keys are listed by season, added, changed, removed, exported and imported', async () => {
  const board = platform.find.schoolBoard({ status: 1 });
  const keys = async (query: object) =>
    (await admin.get(KEYS, { limit: 18, offset: 0, ...query })).body as { secret_keys: object[]; count: number };
  const ofBoard = await keys({ board_id: board.id });
  expect([ofBoard.secret_keys.length, ofBoard.count]).toEqual([18, 60]);
  expect((await keys({})).count).toBe(platform.find.count('secretKey'));
  expect(ofBoard.secret_keys[0]).toEqual({
    id: expect.any(Number),
    secret: expect.stringMatching(/^[0-9A-F]{12}$/),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT0\d:\d\d:\d\dZ$/),
    board_id: board.id,
  });

  const body = { board_id: board.id, secret: 'MAKTAB-2026' };
  expect((await admin.call('POST', KEYS, body)).status).toBe(200);
  const refused = await admin.call('POST', KEYS, body);
  expect(refused).toEqual({ status: 409, body: { message: 'Bu mavsumda bunday kalit bor' } });
  const { id, created_at } = platform.read.secretKey({ secret: body.secret });
  expect((await admin.call('PUT', `${KEYS}/${id}`, { ...body, secret: 'MAKTAB-2027' })).status).toBe(200);
  expect((await admin.get(`${KEYS}/${id}`)).body).toEqual({ id, created_at, ...body, secret: 'MAKTAB-2027' });

  const rows = rowsOf(await (await admin.send(`${KEYS}/excel`, { query: { board_id: board.id } })).arrayBuffer());
  expect(rows[0]).toEqual(['Kalit', 'Mavsum', 'Yaratilgan vaqti']);
  expect(rows).toHaveLength(62);
  const answer = await upload(admin, `${KEYS}/excel`, workbook([['Kalit'], ['YANGI-1'], ['MAKTAB-2027']]), {
    board_id: String(board.id),
  });
  expect(answer.body).toEqual({
    total: 2,
    successful: 1,
    failed: 1,
    errors: [{ row: 3, message: 'Bu mavsumda bunday kalit bor' }],
  });
  expect((await admin.call('DELETE', `${KEYS}/${id}`)).status).toBe(200);
  expect(platform.violations()).toEqual([]);
  expect((await upload(admin, `${KEYS}/excel`, workbook([['Kalit'], ['YANGI-2']]))).status).toBe(400);
  expect((await admin.call('POST', KEYS, { ...body, secret: '' })).status).toBe(400);
  expect((await (await signIn(platform, 'moderator')).get(KEYS, { limit: 18, offset: 0 })).status).toBe(403);
});
