import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRESENT } from '../../platform/find/rows.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';
import { upload, workbook } from './workbook.ts';

const PATH = 'api/v1/chronology';
const page = { limit: 20, offset: 0 };

let platform: Platform;
let admin: Client;
let moderator: Client;
beforeAll(async () => {
  platform = await startPlatform();
  [admin, moderator] = [await signIn(platform, 'admin'), await signIn(platform, 'moderator')];
});
afterAll(() => platform.close());

describe('orderers and contractors', () => {
  test.each(['orderers', 'contractors'] as const)(
    '%s are listed by season, paginated, by name or tax number',
    async (kind) => {
      const { board_id, inn, title } = platform.find[kind === 'orderers' ? 'orderer' : 'contractor']();
      const all = (await moderator.get(`${PATH}/${kind}`, { ...page, board_id })).body as Record<string, unknown>;
      expect(all[kind]).toHaveLength(20);
      expect(all.count).toBeGreaterThan(100);
      const found = (await admin.get(`${PATH}/${kind}`, { ...page, board_id, search: inn })).body;
      expect(found).toMatchObject({ count: 1, [kind]: [{ title, inn }] });
      expect((await admin.get(`${PATH}/${kind}`)).status).toBe(400);
    },
  );

  test('an import changes the rows whose tax number is known in the season, and adds the others', async () => {
    const known = platform.find.orderer();
    const header = ['Nomi', 'STIR', 'Hisob raqami', 'Ajratilgan mablagʻ', 'Oʻtkazilgan mablagʻ'];
    const account = '10001860262900000000';
    const file = workbook([
      header,
      ['Yangi nom', known.inn, known.acc_number, '5 000 000', '0'],
      ['Yangi tashkilot', '399000111', account, '1000', '1000'],
      ['Kalta STIR', '399', account, '1', '1'],
    ]);
    const sent = await upload(admin, `${PATH}/orderers/sync`, file, { board_id: String(known.board_id) });
    expect(sent).toMatchObject({ status: 200, body: { total: 3, successful: 2, failed: 1 } });
    expect(platform.read.orderer(known.id)).toMatchObject({ title: 'Yangi nom', intended_sum: 5_000_000 });
    expect(platform.find.orderer({ inn: '399000111' }).board_id).toBe(known.board_id);
    const contractor = platform.find.contractor();
    const contracts = workbook([
      ['Nomi', 'STIR', 'Hisob raqami', 'Shartnoma sanasi'],
      ['Yangi pudratchi', contractor.inn, contractor.acc_number, '2026-08-15'],
      ['Yangi pudratchi', '399000112', account, '15.08.2026'],
    ]);
    const season = { board_id: String(contractor.board_id) };
    expect(await upload(admin, `${PATH}/contractors/sync`, contracts, season)).toMatchObject({
      body: { total: 2, successful: 1, errors: [{ row: 3 }] },
    });
    expect(platform.read.contractor(contractor.id)).toMatchObject({
      title: 'Yangi pudratchi',
      contract_time: '2026-08-15',
    });
    expect(await upload(moderator, `${PATH}/contractors/sync`, file, { board_id: '1' })).toMatchObject({ status: 403 });
  });
});

describe('the steps of a winner', () => {
  const form = () => {
    const { id, ...step } = platform.find.chronology();
    return step;
  };

  test('come in a bare array with the names of orderer and contractor; are added, changed and deleted', async () => {
    const step = form();
    const { id } = (await admin.call('POST', PATH, { ...step, lot_number: '777' })).body as { id: number };
    const rows = (await admin.get(PATH, { initiative_id: step.initiative_id })).body as unknown as object[];
    expect(rows.at(-1)).toMatchObject({
      id,
      lot_number: '777',
      orderer_title: expect.any(String),
      contract_code: `SH-${id}`,
    });
    expect((await admin.call('PUT', `${PATH}/${id}`, { ...step, lot_number: '778' })).status).toBe(200);
    expect((await admin.get(`${PATH}/${id}`)).body).toMatchObject({ chronology: { lot_number: '778' } });
    expect((await admin.call('DELETE', `${PATH}/${id}`)).status).toBe(200);
    expect((await admin.get(`${PATH}/${id}`)).status).toBe(404);
  });

  test('are refused without a required field, and with an unknown orderer', async () => {
    const { finished_date: _, ...step } = form();
    expect((await admin.call('POST', PATH, step)).status).toBe(400);
    expect((await admin.call('POST', PATH, { ...form(), orderer_id: 999_999 })).status).toBe(400);
    expect((await admin.get(PATH, {})).status).toBe(400);
  });

  test('cannot be moved to another initiative', async () => {
    const { id, ...step } = platform.find.chronology();
    const other = platform.find.all('chronology', {}).find((one) => one.initiative_id !== step.initiative_id);
    const moved = { ...step, initiative_id: other?.initiative_id };
    expect((await admin.call('PUT', `${PATH}/${id}`, moved)).status).toBe(400);
    expect(platform.read.chronology(id)).toEqual({ id, ...step });
  });
});

describe('the investment object of a winner', () => {
  const fresh = () => {
    const without = "stage = 'WINNER' AND public_id NOT IN (SELECT public_id FROM invest_data)";
    return String(platform.db.prepare(`SELECT public_id FROM initiatives WHERE ${without}`).get()?.public_id);
  };
  const payload = (initiative_public_id: string, customer_inn = '201123456') => ({
    ...{ initiative_public_id, object_name: 'Yoʻl', soato: '1726294', construction_type_id: 9, group_program_id: 3 },
    ...{ forecast: 900_000_000, customer_inn, customer_name: 'Hokimlik', execution_begin_year: 2026 },
    ...{ execution_end_year: 2027, periodicity_id: 1, periodicity_name: 'Yangi', project_status_id: 1 },
    ...{ project_status_name: 'Boshlanmagan', object_power: [{ powerId: 1, powerName: 'metr', value: 1 }] },
    ...{ funding_source_id: 2, work_type_id: 1, expense_type_id: 1, sphere_id: 1, network_id: 1, ministry_id: 1 },
  });

  test('is missing at first, is created once, and is returned with its 17 fields; a slash ends the path', async () => {
    const public_id = fresh();
    expect((await moderator.get(PATH, { public_id })).status).toBeGreaterThanOrEqual(403);
    expect((await admin.get(PATH, { public_id })).status).toBe(404);
    const unknown = await admin.call('POST', `${PATH}/invest/`, payload(public_id, '200000000'));
    expect(unknown).toMatchObject({ status: 400, body: { message: 'PROJECT NOT FOUND' } });
    const counted = (value: number) => ({
      ...payload(public_id),
      object_power: [{ powerId: 2, powerName: 'kilometr', value }],
    });
    expect((await admin.call('POST', `${PATH}/invest/`, counted(2.3434))).status).toBe(400);
    expect((await admin.call('POST', `${PATH}/invest/`, counted(0))).status).toBe(400);
    expect((await admin.call('POST', `${PATH}/invest/`, counted(2.343))).status).toBe(200);
    expect((await admin.call('POST', `${PATH}/invest/`, payload(public_id))).status).toBe(409);
    expect((await admin.get(PATH, { public_id })).body).toMatchObject({
      initiative_public_id: public_id,
      orderer_document_file: null,
      invest_object: { data: [{ customerTin: '201123456', distributedSumma: '0' }] },
    });
  });

  test('gets its hand-over document; the id is in the body', async () => {
    const { id } = platform.find.investData({ orderer_document_file: null });
    const { public_id: _, invest_object: __, ...done } = platform.find.investData({ final_value: PRESENT });
    expect((await admin.call('PUT', PATH, { ...done, id })).status).toBe(200);
    expect(platform.read.investData(id)).toMatchObject({ received_org: done.received_org });
    expect((await admin.call('PUT', PATH, { ...done, id, received_org: ' ' })).status).toBe(400);
  });
});
