import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Find } from '../../platform/find/find.ts';
import type { InitiativeNeed } from '../../platform/find/initiatives.ts';
import type { Initiative } from '../../platform/find/records.ts';
import { PRESENT } from '../../platform/find/rows.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { placesFor } from '../../support/accept-form.ts';
import { type Client, signIn, uploaded } from '../../support/platform-client.ts';

let platform: Platform;
let find: Find;
const clients = {} as Record<string, Client>;
beforeAll(async () => {
  platform = await startPlatform();
  find = platform.find;
  for (const { username } of platform.users) clients[username] = await signIn(platform, username);
});
afterAll(() => platform.close());

const by = (role: string) => clients[role] as Client;
const patch = ({ public_id }: Pick<Initiative, 'public_id'>, body: unknown, role = 'admin') =>
  by(role).call('PATCH', `api/v1/initiatives/${public_id}`, body);
const state = ({ id }: Pick<Initiative, 'id'>) => {
  const { stage, moderation_sub_stage } = platform.read.initiative(id);
  return `${stage}/${moderation_sub_stage}`;
};
const violations = () => platform.violations().length;
const RETURN = { stage: 'INITIAL', granted_amount: 0, moderator_comment: '' };
const FINISHED = { season: 'finished', place: 'anywhere' } satisfies InitiativeNeed;
const VOTED_ON = { season: 'promotion', place: 'anywhere' } satisfies InitiativeNeed;
const WINNER = { ...FINISHED, stage: 'WINNER' } satisfies InitiativeNeed;
const OK = { status: 200, body: {} };
const OTHERS = ['moderator', 'district_manager', 'region_manager', 'my_garden_moderator', 'quarter_manager'];

describe('a stage change', () => {
  test('a winner is demoted, promoted again and returned, each once', async () => {
    const winner = find.initiative({ ...WINNER, granted_amount: PRESENT });
    expect(await patch(winner, { stage: 'PASSED' })).toEqual(OK);
    expect((await patch(winner, { stage: 'PASSED' })).status).toBe(409);
    expect(await patch(winner, { stage: 'WINNER' })).toEqual(OK);
    expect(await patch(winner, { stage: 'WINNER' })).toEqual({
      status: 409,
      body: { message: "Tashabbus allaqachon g'olib" },
    });
    expect(await patch(winner, RETURN)).toEqual(OK);
    expect(state(winner)).toBe('INITIAL/null');
    expect(platform.read.initiative(winner.id)).toMatchObject({
      granted_amount: 0,
      moderator_comment: '',
      moderation_sub_stage_comment: null,
    });
    expect((await patch(winner, RETURN)).status).toBe(409);
    expect(platform.initiatives.history(winner.id).map(({ action }) => action)).toEqual([
      'demote',
      'promote',
      'return',
    ]);
  });

  test.each(['INITIAL', 'PASSED', 'NOT_PASSED', 'PUBLIC_CONTROL'] as const)('%s becomes a winner', async (stage) => {
    const initiative = find.initiative({ season: 'any', place: 'anywhere', stage });
    expect(await patch(initiative, { stage: 'WINNER' })).toEqual(OK);
    expect(platform.read.initiative(initiative.id).stage).toBe('WINNER');
  });

  test.each([
    ['PASSED', 'NOT_PASSED'],
    ['NOT_PASSED', 'PASSED'],
    ['WINNER', 'NOT_PASSED'],
    ['PASSED', 'PUBLIC_CONTROL'],
  ] as const)('%s is not set to %s', async (from, to) => {
    const initiative = find.initiative({ ...FINISHED, stage: from });
    expect(await patch(initiative, { stage: to })).toMatchObject({ status: 409 });
    expect(platform.read.initiative(initiative.id).stage).toBe(from);
  });

  test('a return states every field that it resets', async () => {
    const initiative = find.initiative({ ...FINISHED, stage: 'PASSED' });
    const before = violations();
    for (const body of [{ stage: 'INITIAL' }, { ...RETURN, granted_amount: 5 }])
      expect((await patch(initiative, body)).status).toBe(400);
    expect([violations(), platform.read.initiative(initiative.id).stage]).toEqual([before + 2, 'PASSED']);
  });

  test.each(OTHERS)('%s may not: 403, recorded', async (role) => {
    const initiative = find.initiative(WINNER);
    const before = violations();
    expect((await patch(initiative, RETURN, role)).status).toBe(403);
    expect([violations(), platform.read.initiative(initiative.id).stage]).toEqual([before + 1, 'WINNER']);
  });
});

describe("the admin's edit form", () => {
  test('changes fields; an unchanged stage is no stage change', async () => {
    const initiative = find.initiative({ ...VOTED_ON, stage: 'PASSED' });
    const form = {
      stage: 'PASSED',
      description: 'Yangi tavsif',
      moderator_comment: 'Aniqlashtirildi',
      requested_amount: 90_000_000,
      granted_amount: null,
      category_id: 4,
      organization_id: null,
      type: 'CONSTRUCTION',
    };
    expect(await patch(initiative, form)).toEqual(OK);
    expect(platform.read.initiative(initiative.id)).toMatchObject(form);
  });

  test('a stage chosen in the form is subject to the same checks (Z-014)', async () => {
    const initiative = find.initiative({ waitsFor: 'moderator' });
    expect(await patch(initiative, { description: 'Tavsif', stage: 'NOT_PASSED' })).toEqual(OK);
    expect(state(initiative)).toBe('NOT_PASSED/null');
    expect((await patch(initiative, { description: 'Tavsif', stage: 'PASSED' })).status).toBe(409);
    const returned = { ...RETURN, description: 'Tavsif', granted_amount: 7_000_000, moderator_comment: 'x' };
    expect(await patch(initiative, returned)).toEqual(OK);
    expect(platform.read.initiative(initiative.id)).toMatchObject({
      stage: 'INITIAL',
      granted_amount: 0,
      moderator_comment: '',
    });
  });

  test('another district requires its own region and quarter', async () => {
    const initiative = find.initiative({ ...VOTED_ON, stage: 'PASSED', asksFor: 'nothing' });
    const place = platform.db
      .prepare(
        `SELECT d.region_id, d.id AS district_id, q.id AS quarter_id FROM districts d
         JOIN quarters q ON q.district_id = d.id WHERE d.region_id = 3 LIMIT 1`,
      )
      .get();
    expect((await patch(initiative, { district_id: place?.district_id })).status).toBe(400);
    expect((await patch(initiative, { ...place, quarter_id: 28_102 })).status).toBe(400);
    expect(await patch(initiative, place)).toEqual(OK);
    expect(platform.read.initiative(initiative.id)).toMatchObject({ ...place });
  });

  test('equipment needs the list of goods, as a PDF', async () => {
    const initiative = find.initiative({
      ...VOTED_ON,
      type: 'EQUIPMENT',
      organization_id: null,
      purchased_goods_file: null,
    });
    const send = (file: string | null) => patch(initiative, { type: 'EQUIPMENT', purchased_goods_file: file });
    expect((await send(null)).body.message).toBe("Tovarlar ro'yxati fayli majburiy");
    expect((await send(await uploaded(by('admin'), 'PK'))).body.message).toBe('Faqat PDF fayl qabul qilinadi');
    expect(await send(await uploaded(by('admin')))).toEqual(OK);
    const withList = find.initiative({ ...VOTED_ON, type: 'EQUIPMENT', purchased_goods_file: PRESENT });
    expect(await patch(withList, { type: 'EQUIPMENT' })).toEqual(OK);
  });

  test.each<[what: string, body: unknown]>([
    ['nothing', {}],
    ['an amount of 0', { requested_amount: 0 }],
    ['an amount above the cap', { granted_amount: 1_500_000_001 }],
    ['an amount as text', { requested_amount: '5' }],
    ['an empty description', { description: ' ' }],
    ['an unknown field', { title: 'x' }],
    ['an unknown stage', { stage: 'NEW' }],
    ['a category without its organization', { category_id: 1, organization_id: null }],
  ])('%s is refused and recorded', async (_what, body) => {
    const initiative = find.initiative({ ...VOTED_ON, stage: 'PASSED' });
    const before = violations();
    expect((await patch(initiative, body)).status).toBe(400);
    expect(violations()).toBe(before + 1);
  });

  test('an unknown public id is 404', async () => {
    expect((await patch({ public_id: '000000000000' }, { stage: 'WINNER' })).status).toBe(404);
  });
});

describe("the moderator's edit form", () => {
  const put = ({ public_id }: Pick<Initiative, 'public_id'>, body: unknown, role = 'moderator') =>
    by(role).call('PUT', `api/v1/moderators/initiatives/${public_id}`, body);
  const formOf = (initiative: Initiative) => ({
    description: 'Moderator tahriri',
    category_id: initiative.category_id,
    ...placesFor(platform, initiative),
  });

  test('changes its four fields while the board is under review', async () => {
    const initiative = find.initiative({ stage: 'INITIAL' });
    expect(await put(initiative, formOf(initiative))).toEqual(OK);
    expect(platform.read.initiative(initiative.id)).toMatchObject({ ...formOf(initiative), stage: 'INITIAL' });
    const late = find.initiative({ season: 'promotion' });
    expect((await put(late, formOf(late))).status).toBe(409);
  });

  test('other fields, districts and roles are refused', async () => {
    const initiative = find.initiative({ stage: 'INITIAL' });
    expect((await put(initiative, { ...formOf(initiative), requested_amount: 5 })).status).toBe(400);
    expect((await put(initiative, { description: 'x' })).status).toBe(400);
    expect((await put(initiative, formOf(initiative), 'admin')).status).toBe(403);
    const foreign = find.initiative({ place: 'elsewhere' });
    expect((await put(foreign, formOf(foreign))).status).toBe(403);
  });
});

describe('a ban', () => {
  const ban = ({ public_id }: Pick<Initiative, 'public_id'>, body: unknown, role = 'admin') =>
    by(role).call('POST', `api/v1/initiatives/${public_id}/ignore`, body);

  test('excludes a winner, once, with a comment and an optional file', async () => {
    const winner = find.initiative(WINNER);
    const ignored_file_id = await uploaded(by('admin'));
    expect(await ban(winner, { comment: 'Qoidabuzarlik', ignored_file_id })).toEqual(OK);
    expect(platform.read.initiative(winner.id)).toMatchObject({
      stage: 'NOT_PASSED',
      ignored_file_id,
      moderation_sub_stage_comment: 'Qoidabuzarlik',
    });
    expect((await ban(winner, { comment: 'Qoidabuzarlik' })).body.message).toBe("Tashabbus g'olib emas");
    expect(await ban(find.initiative(WINNER), { comment: 'x', ignored_file_id: null })).toEqual(OK);
  });

  test('without a comment, with another file, by another role: refused', async () => {
    const winner = find.initiative(WINNER);
    expect((await ban(winner, { comment: '' })).status).toBe(400);
    expect((await ban(winner, { comment: 'x', ignored_file_id: 'abc' })).status).toBe(400);
    expect((await ban(winner, { comment: 'x', ignored_file_id: await uploaded(by('admin'), 'x') })).status).toBe(400);
    for (const role of OTHERS) expect((await ban(winner, { comment: 'x' }, role)).status).toBe(403);
    expect(platform.read.initiative(winner.id).stage).toBe('WINNER');
  });
});

describe('location', () => {
  const send = ({ id }: Pick<Initiative, 'id'>, body: unknown, role = 'moderator') =>
    by(role).call('POST', `api/v1/moderators/initiatives/${id}/location`, body);

  test('a chosen place is stored with its address, and 0, 0 leaves it to the author again', async () => {
    const initiative = find.initiative();
    const place = { latitude: 41.2, longitude: 69.1, address_title: 'Chilonzor tumani, 5-uy' };
    expect(await send(initiative, place)).toEqual(OK);
    expect(platform.read.initiative(initiative.id)).toMatchObject(place);
    expect(await send(initiative, { latitude: 41.3, longitude: 69.2 }, 'admin')).toEqual(OK);
    expect(platform.read.initiative(initiative.id)).toMatchObject({
      latitude: 41.3,
      address_title: place.address_title,
    });
    expect(await send(initiative, { latitude: 0, longitude: 0 })).toEqual(OK);
    expect(platform.read.initiative(initiative.id)).toMatchObject({ latitude: 0, longitude: 0, address_title: null });
  });

  test('half a place, a place off the globe, an address without a place, another role: refused', async () => {
    const initiative = find.initiative();
    const foreign = find.initiative({ place: 'elsewhere' });
    expect((await send(initiative, { latitude: 41 })).status).toBe(400);
    expect((await send(initiative, { latitude: 91, longitude: 69 })).status).toBe(400);
    expect((await send(initiative, { latitude: 0, longitude: 0, address_title: 'x' })).status).toBe(400);
    expect((await send(initiative, { latitude: 41, longitude: 69 }, 'region_manager')).status).toBe(403);
    expect((await send(foreign, { latitude: 41, longitude: 69 })).status).toBe(403);
  });
});

describe("the author's right to edit", () => {
  const send = ({ id }: Pick<Initiative, 'id'>, body: unknown, role = 'moderator') =>
    by(role).call('POST', `api/v1/moderators/editable/initiatives/${id}`, body);

  test('is granted and revoked while the initiative is new', async () => {
    const initiative = find.initiative({ stage: 'INITIAL' });
    for (const is_editable of [true, true, false]) {
      expect(await send(initiative, { is_editable })).toEqual(OK);
      const { body } = await by('moderator').get(`api/v1/initiatives/${initiative.id}`);
      expect(body.initiative).toMatchObject({ is_editable, stage: 'INITIAL' });
    }
    expect((await send(find.initiative({ stage: 'PASSED' }), { is_editable: true })).status).toBe(409);
    expect((await send(initiative, { is_editable: 1 })).status).toBe(400);
    expect((await send(initiative, { is_editable: true }, 'admin')).status).toBe(403);
  });
});
