import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn, uploaded } from '../../support/platform-client.ts';

let platform: Platform;
let home: number;
const clients = {} as Record<string, Client>;
beforeAll(async () => {
  platform = await startPlatform();
  home = platform.find.home.id;
  for (const { username } of platform.users) clients[username] = await signIn(platform, username);
});
afterAll(() => platform.close());

const by = (role: string) => clients[role] as Client;
const PROTOCOL = 'api/v1/districts/documents/protocol';
const COUNCIL = 'api/v1/init-council-decisions';
const OK = { status: 200, body: {} };
const violations = () => platform.violations().length;
type Row = { id: number; region: string; district: string; district_id: number; file_id: string | null; title: string };

/** Returns the rows of the first sheet of a downloaded workbook, and its file name. */
async function workbook(answer: Response) {
  const book = read(Buffer.from(await answer.arrayBuffer()));
  const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
  return { name: decodeURIComponent(answer.headers.get('content-disposition') ?? ''), rows };
}

describe('protocols', () => {
  const list = async (query: Record<string, number>) => {
    const { status, body } = await by('admin').get(PROTOCOL, { board_id: 61, limit: 20, offset: 0, ...query });
    expect(status).toBe(200);
    return body as { results: Row[]; count: number };
  };

  test('a row per district, filtered and paginated', async () => {
    const all = await list({ limit: 1000 });
    expect([all.results.length, all.count]).toEqual([208, 208]);
    expect(all.results.some(({ file_id }) => file_id === null)).toBe(true);
    expect((await list({ offset: 20 })).results).toEqual(all.results.slice(20, 40));
    const region = await list({ region_id: 10, limit: 1000 });
    expect(region.count).toBe(region.results.length);
    expect(new Set(region.results.map((row) => row.region))).toEqual(new Set(['Toshkent shahri']));
    expect((await list({ district_id: home })).results).toMatchObject([{ district_id: home, file_id: null }]);
  });

  test('a file is fetched as a PDF under its name', async () => {
    const row = (await list({ limit: 1000 })).results.find(({ file_id }) => file_id !== null);
    const file = await by('admin').send(`api/v2/info/file/${row?.file_id}`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="Bayonnoma-\d+\.pdf"/);
    expect((await file.text()).startsWith('%PDF-')).toBe(true);
  });

  test('a moderator uploads the protocol once; from then on it exists, and only an admin replaces it', async () => {
    const single = () => by('moderator').get(`${PROTOCOL}/single`, { board_id: 61, district_id: home });
    const before = violations();
    expect(await single()).toEqual({ status: 404, body: { message: 'Bayonnoma yuklanmagan' } });
    const file_id = await uploaded(by('moderator'));
    expect(await by('moderator').call('POST', PROTOCOL, { board_id: 61, file_id })).toEqual(OK);
    expect(await single()).toEqual({ status: 200, body: { file_id } });
    expect((await by('moderator').call('POST', PROTOCOL, { board_id: 61, file_id })).status).toBe(409);
    expect(violations()).toBe(before);

    const [row] = (await list({ district_id: home })).results;
    const other = await uploaded(by('admin'));
    expect((await by('moderator').call('PUT', `${PROTOCOL}/${row?.id}`, { file_id: other })).status).toBe(403);
    expect(await by('admin').call('PUT', `${PROTOCOL}/${row?.id}`, { file_id: other })).toEqual(OK);
    expect((await single()).body).toEqual({ file_id: other });
    const named = { file_id, file_name: 'Bayonnoma.pdf' };
    expect(await by('admin').call('PUT', `${PROTOCOL}/${row?.id}`, named)).toEqual(OK);
    expect(platform.db.prepare('SELECT * FROM district_documents WHERE id = ?').get(row?.id ?? 0)).toMatchObject(named);
    const otherType = `api/v1/districts/documents/decision/${row?.id}`;
    expect((await by('admin').call('PUT', otherType, named)).status).toBe(400);
  });

  test.each<[what: string, status: number, call: () => Promise<{ status: number }>]>([
    ['the list without a board', 400, () => by('admin').get(PROTOCOL, { limit: 20, offset: 0 })],
    ['the list for a moderator', 403, () => by('moderator').get(PROTOCOL, { board_id: 61, limit: 20, offset: 0 })],
    ['another district', 403, () => by('moderator').get(`${PROTOCOL}/single`, { board_id: 61, district_id: 1001 })],
    ['no district', 400, () => by('moderator').get(`${PROTOCOL}/single`, { board_id: 61 })],
    ['an upload by an admin', 403, () => by('admin').call('POST', PROTOCOL, { board_id: 61, file_id: '0'.repeat(40) })],
    [
      'an upload for a district',
      400,
      () => by('moderator').call('POST', PROTOCOL, { board_id: 61, file_id: '0'.repeat(40), district_id: home }),
    ],
    [
      'a text file as a protocol',
      400,
      async () =>
        by('moderator').call('POST', PROTOCOL, { board_id: 58, file_id: await uploaded(by('moderator'), 'matn') }),
    ],
    ['the Excel file for a moderator', 403, () => by('moderator').send('api/v1/districts/documents-excel?board_id=61')],
  ])('%s is refused with %d and recorded', async (_what, status, call) => {
    const before = violations();
    expect((await call()).status).toBe(status);
    expect(violations()).toBe(before + 1);
  });

  test('an admin may ask for any district, and an unknown row is 404', async () => {
    const { status } = await by('admin').get(`${PROTOCOL}/single`, { board_id: 49, district_id: home });
    expect(status).toBe(200);
    const file_id = await uploaded(by('admin'));
    expect((await by('admin').call('PUT', `${PROTOCOL}/999999`, { file_id })).status).toBe(404);
  });

  test('the Excel file has a row per district', async () => {
    const file = await workbook(
      await by('admin').send('api/v1/districts/documents-excel', { query: { board_id: 49 } }),
    );
    expect(file.name).toContain('Hujjatlar, 49.xlsx');
    expect(file.rows).toHaveLength(208);
    expect(new Set(file.rows.map(({ Bayonnoma }) => Bayonnoma))).toEqual(new Set(['Bor', "Yo'q"]));
  });
});

describe('council decisions', () => {
  const list = async (role: string, query: Record<string, number> = {}) =>
    (await by(role).get(COUNCIL, query)).body as { data: Row[]; count: number };

  test('an admin sees all by board and place, a moderator those of their district', async () => {
    expect((await list('admin', { board_id: 49, limit: 20, offset: 0 })).count).toBe(208);
    const second = await list('admin', { board_id: 49, limit: 20, offset: 20 });
    expect(second.data).toEqual((await list('admin', { board_id: 49, limit: 40, offset: 0 })).data.slice(20));
    const place = await list('admin', { region_id: 10, district_id: home, limit: 20, offset: 0 });
    expect(place.count).toBe(3);
    expect(place.data[0]).toMatchObject({
      region: 'Toshkent shahri',
      title: expect.stringMatching(/^\d+-son, \d\d\.10\.202\d$/),
      file_id: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    expect(await list('moderator', { limit: 20, offset: 0 })).toEqual(place);
    expect((await list('admin', { limit: 100 })).data).toHaveLength(100);
    expect((await by('district_manager').get(COUNCIL)).status).toBe(403);
  });

  test('an admin edits title and file, adds one and links it', async () => {
    const [row] = (await list('admin', { board_id: 44, limit: 1 })).data;
    const file_id = await uploaded(by('admin'));
    const edit = (body: unknown, role = 'admin') => by(role).call('PUT', `${COUNCIL}/${row?.id}`, body);
    expect(await edit({ file_id, title: ' 7-son, 01.11.2025 ' })).toEqual(OK);
    expect((await list('admin', { board_id: 44, limit: 1 })).data[0]).toMatchObject({
      title: '7-son, 01.11.2025',
      file_id,
    });
    expect((await edit({ file_id, title: ' ' })).status).toBe(400);
    expect((await edit({ file_id: await uploaded(by('admin'), 'matn'), title: 'x' })).status).toBe(400);
    expect((await edit({ file_id, title: 'x' }, 'moderator')).status).toBe(403);
    expect((await by('admin').call('PUT', `${COUNCIL}/5`, { file_id, title: 'x' })).status).toBe(404);

    const excel = await uploaded(by('admin'), new Uint8Array([0x50, 0x4b, 3, 4]));
    const added = { board_id: 49, region_id: 10, district_id: home, file_id: excel, title: '8-son' };
    const { body } = await by('admin').call('POST', COUNCIL, added);
    expect(body).toEqual({ id: expect.any(Number) });
    expect((await by('admin').call('POST', COUNCIL, { ...added, region_id: 1 })).status).toBe(400);
    const winner = platform.db
      .prepare("SELECT id FROM initiatives WHERE stage = 'WINNER' AND district_id = ?")
      .get(home);
    const link = { initiative_id: Number(winner?.id), council_decision_id: Number(body.id) };
    const linked = (role: string, to: unknown) => by(role).call('POST', 'api/v1/initiatives/council-decision', to);
    expect(await linked('admin', link)).toEqual(OK);
    expect((await linked('admin', { ...link, council_decision_id: 5 })).status).toBe(404);
    expect((await linked('admin', { initiative_id: link.initiative_id })).status).toBe(400);
    // Z-159: every role that may open the investment data, within its scope.
    expect(await linked('moderator', link)).toEqual(OK);
    expect((await by('moderator').call('POST', COUNCIL, { ...added, title: '9-son' })).status).toBe(200);
    const elsewhere = platform.find.initiative({ stage: 'WINNER', season: 'finished', place: 'elsewhere' });
    const { region_id, district_id } = elsewhere;
    expect((await by('moderator').call('POST', COUNCIL, { ...added, region_id, district_id })).status).toBe(403);
    expect((await linked('moderator', { ...link, initiative_id: elsewhere.id })).status).toBe(403);
    expect((await linked('district_manager', link)).status).toBe(403);
    expect((await by('admin').get(`api/v1/initiatives/${winner?.id}`)).body.initiative).toMatchObject({
      council_decision_id: body.id,
    });
  });

  test('every council decision that a winner of the seed names exists in its district', () => {
    const lost = platform.db
      .prepare(
        `SELECT count(*) AS n FROM initiatives i WHERE council_decision_id IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM council_decisions c WHERE c.id = i.council_decision_id AND c.district_id = i.district_id)`,
      )
      .get();
    expect(lost?.n).toBe(0);
  });
});

describe('winners', () => {
  const sms = (role: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return by(role).send('api/v1/temp/sms-winner-authors', { method: 'POST', body: form });
  };

  test('an admin sends an SMS to the authors of a board, as a form', async () => {
    expect((await sms('admin', { board_id: '49' })).status).toBe(200);
    expect(platform.db.prepare('SELECT board_id, sent_by FROM sms_sendings').all()).toEqual([
      { board_id: 49, sent_by: 'admin' },
    ]);
    expect((await sms('admin', {})).status).toBe(400);
    expect((await sms('admin', { board_id: '49', text: 'x' })).status).toBe(400);
    expect((await sms('moderator', { board_id: '49' })).status).toBe(403);
    expect((await sms('admin', { board_id: '7' })).status).toBe(404);
    expect((await by('admin').call('POST', 'api/v1/temp/sms-winner-authors', { board_id: 49 })).status).toBe(400);
  });

  test('an admin downloads the votes as a workbook', async () => {
    const get = (role: string, query: Record<string, number>) => by(role).send('api/v1/votes/excel', { query });
    const file = await workbook(await get('admin', { board_id: 49 }));
    const voted = platform.db
      .prepare(
        "SELECT count(*) AS n FROM initiatives WHERE board_id = 49 AND stage IN ('WINNER', 'PASSED', 'PUBLIC_CONTROL')",
      )
      .get();
    expect(file.rows).toHaveLength(Number(voted?.n));
    expect(file.name).toContain('Ovozlar, 49.xlsx');
    expect((await get('moderator', { board_id: 49 })).status).toBe(403);
    expect((await get('admin', {})).status).toBe(400);
  });

  test('an invest id is attached and may be replaced; the deed is updated', async () => {
    const public_id = String(
      platform.db.prepare("SELECT public_id FROM initiatives WHERE stage = 'WINNER'").get()?.public_id,
    );
    const attach = (body: unknown, role = 'admin') => by(role).call('POST', 'api/v1/chronology', body);
    expect(await attach({ public_id, invest_object_id: 5512 })).toEqual(OK);
    expect(await attach({ public_id, invest_object_id: 5513 })).toEqual(OK);
    expect(platform.db.prepare('SELECT * FROM invest_objects').all()).toEqual([{ public_id, invest_object_id: 5513 }]);
    expect((await attach({ public_id, invest_object_id: '5512' })).status).toBe(400);
    expect((await attach({ public_id })).status).toBe(400);
    expect((await attach({ public_id, invest_object_id: 1 }, 'moderator')).status).toBe(403);
    expect((await attach({ public_id: '000000000000', invest_object_id: 1 })).status).toBe(404);

    const update = (body: unknown, role = 'admin') => by(role).call('PUT', 'api/v1/chronology/update-deed', body);
    expect(await update({ public_id })).toEqual(OK);
    expect((await update({})).status).toBe(400);
    expect((await update({ public_id }, 'moderator')).status).toBe(403);
    expect(platform.initiatives.history().filter(({ action }) => action === 'update-deed')).toHaveLength(1);
  });
});
