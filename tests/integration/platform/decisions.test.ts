import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Find } from '../../platform/find/find.ts';
import type { InitiativeNeed } from '../../platform/find/initiatives.ts';
import type { Initiative } from '../../platform/find/records.ts';
import { not } from '../../platform/find/rows.ts';
import { ROADS } from '../../platform/rules/amounts.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { acceptFormOf } from '../../support/accept-form.ts';
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
const NEW = { waitsFor: 'moderator', category_id: not(ROADS) } satisfies InitiativeNeed;
const GARDEN = { ...NEW, season: 'garden' } satisfies InitiativeNeed;
const [ACCEPTED, DENIED, BACK] = (['MODERATOR_ACCEPTED', 'MODERATOR_DENIED', 'DISTRICT_MANAGER_DENIED'] as const).map(
  (moderation_sub_stage) => ({ stage: 'INITIAL', moderation_sub_stage, category_id: not(ROADS) }),
) as [InitiativeNeed, InitiativeNeed, InitiativeNeed];

const accept = (role: string, { id }: Pick<Initiative, 'id'>, form: Record<string, unknown>, who = 'moderators') =>
  by(role).call('POST', `api/v1/${who}/accept/initiatives/${id}`, form);
const decline = (
  role: string,
  { id }: Pick<Initiative, 'id'>,
  form: Record<string, unknown> = {},
  who = 'moderators',
) =>
  by(role).call('POST', `api/v1/${who}/decline/initiatives/${id}`, {
    id,
    cancelation_reason_id: 1,
    moderator_comment: 'Smeta yoʻq',
    ...form,
  });
const manager = (
  action: 'accept' | 'deny',
  { id }: Pick<Initiative, 'id'>,
  body?: unknown,
  role = 'district_manager',
) => by(role).call('POST', `api/v1/district-managers/initiatives/${id}/${action}`, body);
const state = ({ id }: Pick<Initiative, 'id'>) => {
  const { stage, moderation_sub_stage } = platform.read.initiative(id);
  return `${stage}/${moderation_sub_stage}`;
};
const violations = () => platform.violations().length;

describe('accept', () => {
  test("a moderator's proposal keeps the stage and writes the form", async () => {
    const initiative = find.initiative(NEW);
    expect(await accept('moderator', initiative, acceptFormOf(platform, initiative))).toEqual({
      status: 200,
      body: {},
    });
    expect(state(initiative)).toBe('INITIAL/MODERATOR_ACCEPTED');
    const { tin } = find.customer();
    const { body } = await by('moderator').get(`api/v1/initiatives/${initiative.id}`);
    expect(body.initiative).toMatchObject({
      granted_amount: 120_000_000,
      moderator_comment: 'Hujjatlar tartibda.',
      moderation_sub_stage_comment: 'Hujjatlar tartibda.',
      customer_tin: tin,
      description: 'Qabul qilingan tavsif',
      is_energy_effective: true,
    });
    const search = await by('moderator').get('api/v1/moderators/initiatives', {
      limit: 20,
      offset: 0,
      search: 'qabul qilingan tavsif',
    });
    expect(search.body.count).toBe(1);
  });

  test('an admin and a garden moderator decide at once', async () => {
    const initiative = find.initiative(NEW);
    expect((await accept('admin', initiative, acceptFormOf(platform, initiative))).status).toBe(200);
    expect(state(initiative)).toBe('PASSED/null');
    const garden = find.initiative(GARDEN);
    const { customer_id: _hidden, ...form } = acceptFormOf(platform, garden);
    expect((await accept('my_garden_moderator', garden, form, 'my-garden-moderators')).status).toBe(200);
    expect(state(garden)).toBe('PASSED/null');
  });

  test('the fields may have their bare names (Z-038); comment and description may be omitted', async () => {
    const initiative = find.initiative(BACK);
    const {
      category_id,
      quarter_id,
      organization_id,
      customer_id,
      comment: _none,
      ...rest
    } = acceptFormOf(platform, initiative);
    const form = {
      ...rest,
      category: category_id,
      quarter: quarter_id,
      organization: organization_id ?? null,
      customer: customer_id,
    };
    expect(await accept('moderator', initiative, form)).toEqual({ status: 200, body: {} });
    expect(state(initiative)).toBe('INITIAL/MODERATOR_ACCEPTED');
    expect(platform.read.initiative(initiative.id)).toMatchObject({ category_id, quarter_id, moderator_comment: null });
  });

  test('the amount of a road follows from its length and price', async () => {
    const road = find.initiative({ waitsFor: 'moderator', asksFor: 'road' });
    const { body } = await by('moderator').get('api/v1/road-prices', {
      board_id: 61,
      district_id: road.district_id,
      limit: 10_000,
    });
    const [{ price, half_ready_price }] = body.data as [{ price: number; half_ready_price: number }];
    const form = { ...acceptFormOf(platform, road), road_type: 'NOT_READY', road_length: 500 };
    const wrong = await accept('moderator', road, { ...form, granted_amount: price / 2 + 1 });
    expect(wrong).toEqual({ status: 400, body: { message: "Summa yo'l uzunligi va narxiga mos emas" } });
    expect((await accept('moderator', road, { ...form, road_type: null, granted_amount: 1 })).status).toBe(400);
    const length = Math.floor(1_500_000_000_000 / half_ready_price);
    const capped = { ...form, road_type: 'HALF_READY', road_length: length, granted_amount: 1_500_000_000 };
    expect((await accept('moderator', road, capped)).status).toBe(200);
    expect(platform.read.initiative(road.id)).toMatchObject({
      road_type: 'HALF_READY',
      road_length: length,
      granted_amount: 1_500_000_000,
    });
  });

  test.each<[what: string, message: string, change: (form: Record<string, unknown>) => Record<string, unknown>]>([
    ['an amount of 0', "Qiymat 0 dan katta bo'lishi kerak", (form) => ({ ...form, granted_amount: 0 })],
    [
      'an amount above the cap',
      "Qiymat 1 500 000 000 dan kichik bo'lishi kerak",
      (form) => ({ ...form, granted_amount: 1_500_000_001 }),
    ],
    ['no customer', 'Buyurtmachini tanlash majburiy', ({ customer_id: _none, ...form }) => form],
    ['an unknown customer', "Bunday buyurtmachi yo'q", (form) => ({ ...form, customer_id: 5 })],
    ['another type', "Tashabbus turi o'zgartirilmaydi", (form) => ({ ...form, type: 'EQUIPMENT' })],
    [
      'a quarter of another district',
      'Mahalla tanlangan tumanga tegishli emas',
      (form) => ({ ...form, quarter_id: 20_001 }),
    ],
    ['no organization', 'Tashkilotni tanlash majburiy', (form) => ({ ...form, category_id: 1, organization_id: null })],
    [
      'an organization where the category has none',
      'Ushbu kategoriyada tashkilot tanlanmaydi',
      (form) => ({ ...form, category_id: 4, organization_id: 7001 }),
    ],
    [
      'an organization of another kind',
      'Tashkilot ushbu tuman va kategoriyaga tegishli emas',
      (form) => ({ ...form, category_id: 1, organization_id: 7001 }),
    ],
    ['an unknown field', "So'rov noto'g'ri tuzilgan", (form) => ({ ...form, tags: [] })],
    ['a fractional length', "So'rov noto'g'ri tuzilgan", (form) => ({ ...form, road_length: 1.5 })],
    ['an amount as text', "So'rov noto'g'ri tuzilgan", (form) => ({ ...form, granted_amount: '120000000' })],
    ['a key under both names', "So'rov noto'g'ri tuzilgan", (form) => ({ ...form, quarter: form.quarter_id })],
    [
      'a road type without a road',
      "Yo'l maydonlari faqat yo'l kategoriyasida",
      (form) => ({ ...form, category_id: 4, organization_id: null, road_type: 'NOT_READY' }),
    ],
  ])('%s is refused, recorded, and changes nothing', async (_what, message, change) => {
    const [initiative] = find.all('initiative', { ...NEW, type: 'CONSTRUCTION' }) as [Initiative];
    const before = violations();
    const answer = await accept('moderator', initiative, change(acceptFormOf(platform, initiative)));
    expect(answer).toEqual({ status: 400, body: { message } });
    expect(violations()).toBe(before + 1);
    expect(platform.read.initiative(initiative.id)).toEqual(initiative);
  });

  test('a garden keeps its category and has no customer', async () => {
    const garden = find.initiative(GARDEN);
    const form = acceptFormOf(platform, garden);
    const { customer_id, ...rest } = form;
    const send = (body: Record<string, unknown>) => accept('my_garden_moderator', garden, body, 'my-garden-moderators');
    expect((await send({ ...rest, customer_id })).body.message).toBe("So'rov noto'g'ri tuzilgan");
    const byAdmin = await accept('admin', garden, form);
    expect(byAdmin.body.message).toBe('Ushbu doskada buyurtmachi tanlanmaydi');
    expect((await send({ ...rest, category_id: 4 })).body.message).toBe("Kategoriya o'zgartirilmaydi");
  });
});

describe('decline', () => {
  test("a moderator's is a proposal, an admin's and a garden moderator's is final", async () => {
    const initiative = find.initiative(NEW);
    expect(await decline('moderator', initiative)).toEqual({ status: 200, body: {} });
    expect(state(initiative)).toBe('INITIAL/MODERATOR_DENIED');
    expect(platform.read.initiative(initiative.id)).toMatchObject({
      moderator_comment: 'Smeta yoʻq',
      cancelation_reason_id: 1,
    });
    const other = find.initiative(NEW);
    await decline('admin', other);
    expect(state(other)).toBe('NOT_PASSED/null');
    const garden = find.initiative(GARDEN);
    await decline('my_garden_moderator', garden, {}, 'my-garden-moderators');
    expect(state(garden)).toBe('NOT_PASSED/null');
  });

  test('some reasons require a file, and it is an uploaded PDF', async () => {
    const { body } = await by('moderator').get('api/v1/initiatives/cancelation-reasons');
    const reasons = body.cancelation_reasons as { id: number; file_required: boolean }[];
    const strict = Number(reasons.find(({ file_required }) => file_required)?.id);
    expect(reasons.some(({ file_required }) => !file_required)).toBe(true);
    const initiative = find.initiative(NEW);
    const send = (file_id: string | null) =>
      decline('moderator', initiative, { cancelation_reason_id: strict, file_id });
    expect((await send(null)).body.message).toBe('Ushbu sabab uchun fayl majburiy');
    expect((await send('0'.repeat(40))).body.message).toBe('Yuklangan fayl topilmadi, uni qaytadan yuklang');
    const text = await uploaded(by('moderator'), 'matn');
    expect((await send(text)).body.message).toBe('Faqat PDF fayl qabul qilinadi');
    expect(state(initiative)).toBe('INITIAL/null');
    const file_id = await uploaded(by('moderator'));
    expect((await send(file_id)).status).toBe(200);
    expect(platform.read.initiative(initiative.id).file_id).toBe(file_id);
  });

  test.each<[what: string, form: Record<string, unknown>]>([
    ['an empty comment', { moderator_comment: '  ' }],
    ['no reason', { cancelation_reason_id: undefined }],
    ['an unknown reason', { cancelation_reason_id: 99 }],
    ['the id of another', { id: 5 }],
    ['an extra field', { comment: 'x' }],
  ])('%s is refused and recorded', async (_what, form) => {
    const initiative = find.initiative(NEW);
    const before = violations();
    expect((await decline('moderator', initiative, form)).status).toBe(400);
    expect([violations(), state(initiative)]).toEqual([before + 1, 'INITIAL/null']);
  });
});

describe('the district manager', () => {
  test('confirms what the moderator accepted or denied', async () => {
    const accepted = find.initiative(ACCEPTED);
    expect(await manager('accept', accepted)).toEqual({ status: 200, body: {} });
    expect(state(accepted)).toBe('PASSED/DISTRICT_MANAGER_ACCEPTED');
    const denied = find.initiative(DENIED);
    await manager('accept', denied);
    expect(state(denied)).toBe('NOT_PASSED/DISTRICT_MANAGER_ACCEPTED');
  });

  test('denies with a comment, and the moderator decides again', async () => {
    const initiative = find.initiative(ACCEPTED);
    expect((await manager('deny', initiative, { comment: ' ' })).status).toBe(400);
    expect((await manager('deny', initiative)).status).toBe(400);
    expect((await manager('deny', initiative, { comment: 'Qayta hisoblansin' })).status).toBe(200);
    expect(state(initiative)).toBe('INITIAL/DISTRICT_MANAGER_DENIED');
    expect(platform.read.initiative(initiative.id).moderation_sub_stage_comment).toBe('Qayta hisoblansin');
    expect((await manager('accept', initiative)).status).toBe(409);
    expect((await decline('moderator', initiative)).status).toBe(200);
    expect(platform.initiatives.history(initiative.id).map(({ action }) => action)).toEqual(['deny', 'decline']);
  });

  test('sends no body with accept, and waits for the moderator', async () => {
    const before = violations();
    expect((await manager('accept', find.initiative(ACCEPTED), { comment: 'x' })).status).toBe(400);
    expect(violations()).toBe(before + 1);
    const waiting = await manager('accept', find.initiative(NEW));
    expect(waiting).toEqual({ status: 409, body: { message: 'Moderator hali qaror qabul qilmagan' } });
  });
});

describe('roles that may not decide', () => {
  test.each(['region_manager', 'district_manager', 'my_garden_moderator', 'quarter_moderator', 'quarter_manager'])(
    '%s neither accepts nor declines for moderators: 403, recorded',
    async (role) => {
      const initiative = find.initiative(NEW);
      const before = violations();
      expect((await accept(role, initiative, acceptFormOf(platform, initiative))).status).toBe(403);
      expect((await decline(role, initiative)).status).toBe(403);
      expect([violations(), state(initiative)]).toEqual([before + 2, 'INITIAL/null']);
    },
  );

  test.each(['admin', 'moderator', 'region_manager', 'my_garden_moderator'])(
    '%s cannot act as the district manager',
    async (role) => {
      const initiative = find.initiative(ACCEPTED);
      expect((await manager('accept', initiative, undefined, role)).status).toBe(403);
      expect((await manager('deny', initiative, { comment: 'x' }, role)).status).toBe(403);
    },
  );

  test('another district, and for garden moderators another board, are out of scope', async () => {
    const foreign = find.initiative({ ...NEW, place: 'elsewhere' });
    const foreignAccepted = find.initiative({ ...ACCEPTED, place: 'elsewhere' });
    expect((await accept('moderator', foreign, acceptFormOf(platform, foreign))).status).toBe(403);
    expect((await manager('accept', foreignAccepted)).status).toBe(403);
    const { customer_id: _hidden, ...form } = acceptFormOf(platform, foreign);
    expect((await accept('my_garden_moderator', foreign, form, 'my-garden-moderators')).status).toBe(403);
    expect((await decline('admin', find.initiative(NEW), {}, 'my-garden-moderators')).status).toBe(403);
  });

  test('an initiative that does not exist is 404', async () => {
    const missing = { id: 9 };
    expect((await manager('accept', missing)).body.message).toBe('Tashabbus topilmadi');
    expect((await decline('moderator', missing)).status).toBe(404);
  });
});

describe('nothing is decided twice', () => {
  test('of two decisions at once, one succeeds and the other is refused with a message', async () => {
    const initiative = find.initiative(NEW);
    const before = violations();
    const form = acceptFormOf(platform, initiative);
    const answers = await Promise.all([accept('moderator', initiative, form), decline('moderator', initiative)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      "Ushbu tashabbus bo'yicha qaror allaqachon qabul qilingan",
    );
    expect(platform.initiatives.history(initiative.id)).toHaveLength(1);
    expect(violations()).toBe(before);
  });

  test('an earlier decision of another user stands, and the form is not even validated', async () => {
    const initiative = find.initiative(NEW);
    platform.initiatives.decide({ id: initiative.id, as: 'admin', action: 'decline', comment: 'Boshqa xodim' });
    const answer = await accept('moderator', initiative, { ...acceptFormOf(platform, initiative), granted_amount: 0 });
    expect(answer.status).toBe(409);
    expect(platform.initiatives.history(initiative.id)).toMatchObject([
      {
        action: 'decline',
        username: 'other-admin',
        from_stage: 'INITIAL',
        to_stage: 'NOT_PASSED',
        comment: 'Boshqa xodim',
      },
    ]);
    expect(() => platform.initiatives.decide({ id: initiative.id, as: 'admin', action: 'accept' })).toThrow(
      'allaqachon',
    );
  });

  test('an admin decides only on boards under review', async () => {
    const initiative = find.initiative(NEW);
    const { id } = find.season();
    platform.change.season(id, { stage: 'PROMOTION' });
    const answer = await accept('admin', initiative, acceptFormOf(platform, initiative));
    platform.change.season(id, { stage: 'REVIEW' });
    expect(answer).toEqual({ status: 409, body: { message: "Tashabbuslar doskasi ko'rib chiqish bosqichida emas" } });
  });
});
