import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

const PATH = 'api/v1/my-school/initiatives/with-admin';
const PICTURE = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const HASH = expect.stringMatching(/^[0-9a-f]{40}$/);

let platform: Platform;
let admin: Client;
beforeEach(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
});
afterEach(() => platform.close());

type Sending = {
  method?: string;
  path?: string;
  files?: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[];
};

/** Sends a form with files, as the program does; returns the status. */
async function sent(
  client: Client,
  fields: Record<string, string>,
  { method = 'POST', path = PATH, files = [] }: Sending = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of files) form.append(name, new Blob([bytes], { type: 'image/jpeg' }), 'rasm.jpg');
  return (await client.send(path, { method, body: form })).status;
}

const PHOTOS = [
  ['photos', PICTURE],
  ['photos', PICTURE],
] as const;

function formsOf() {
  const student = platform.find.student({});
  const always = {
    board_id: String(platform.find.schoolBoard({ stage: 'MODERATE' }).id),
    student_id: String(student.id),
    color: 'color3',
  };
  const template = platform.find.schoolTemplate({});
  return {
    student,
    template,
    byTemplate: { ...always, template_id: String(template.id) },
    inWords: {
      ...always,
      ...{ title: 'Kutubxona', category_id: '1', requested_amount: '48500000', description: 'Kitoblar' },
      ...{ device_type: 'WEB', student_name: 'Karimova Zilola' },
    },
  };
}

test('S-083, S-084: both forms create an initiative of the student that waits for a decision', async () => {
  const { student, template, byTemplate, inWords } = formsOf();
  const { school_id, full_name } = student;
  const { district_id } = platform.read.organization(school_id);
  expect(await sent(admin, byTemplate)).toBe(200);
  const { title, category_id, requested_amount } = template;
  const first = platform.find.schoolInitiativeForm({ template_id: template.id });
  expect(first).toMatchObject({ color: 'color3', device_type: null, photos: [] });
  expect(platform.read.schoolInitiative(first.initiative_id)).toMatchObject({
    ...{ title, category_id, requested_amount, school_id, district_id, author_full_name: full_name, stage: 'INITIAL' },
  });

  expect(await sent(admin, inWords, { files: PHOTOS })).toBe(200);
  const second = platform.find.schoolInitiativeForm({ template_id: null });
  expect(second).toMatchObject({ device_type: 'WEB', photos: [HASH, HASH] });
  expect(platform.read.schoolInitiative(second.initiative_id)).toMatchObject({
    ...{ title: 'Kutubxona', requested_amount: 48_500_000, school_id, author_full_name: 'Karimova Zilola' },
  });

  // E306, which no screen sends.
  const path = `${PATH}/${second.initiative_id}`;
  expect(await sent(admin, byTemplate, { method: 'PUT', path })).toBe(200);
  expect(platform.read.schoolInitiative(second.initiative_id).title).toBe(title);
  expect(platform.read.schoolInitiativeForm(second.id)).toMatchObject({ template_id: template.id, photos: [] });
  expect(await sent(admin, byTemplate, { method: 'PUT', path: `${PATH}/999999999` })).toBe(404);
  expect(platform.violations()).toEqual([]);
});

test('a form with invalid fields or files is refused and creates nothing', async () => {
  const { byTemplate, inWords } = formsOf();
  const before = platform.find.count('schoolInitiative', {});
  const { student_name: _, ...nameless } = inWords;
  const { board_id: _board, ...boardless } = byTemplate;
  const photos = { files: PHOTOS };
  const refused: [Record<string, string>, Sending?][] = [
    [inWords],
    [byTemplate, photos],
    [{ ...inWords, ...byTemplate }, photos],
    [nameless, photos],
    [boardless],
    [{ ...byTemplate, color: 'color6' }],
    [{ ...inWords, device_type: 'MOBILE' }, photos],
    [{ ...inWords, title: ' ' }, photos],
    [{ ...inWords, requested_amount: '1.5' }, photos],
    [{ ...inWords, region_id: '1' }, photos],
    [{ ...byTemplate, template_id: '999999' }],
    [{ ...byTemplate, board_id: '999999' }],
    [{ ...byTemplate, student_id: '999999999' }],
    [{ ...inWords, category_id: '999999' }, photos],
    [inWords, { files: [['file', PICTURE]] }],
    [inWords, { files: [['photos', new TextEncoder().encode('%PDF-1.4')]] }],
  ];
  for (const [fields, sending] of refused)
    expect([await sent(admin, fields, sending), fields, sending]).toEqual([400, fields, sending]);
  expect(platform.violations()).toHaveLength(refused.length);
  expect((await admin.call('POST', PATH, byTemplate)).status).toBe(400);
  expect(await sent(await signIn(platform, 'moderator'), byTemplate)).toBe(403);
  expect(platform.find.count('schoolInitiative', {})).toBe(before);
});
