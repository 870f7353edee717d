import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writePdf } from '../../platform/files/documents/pdf.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

let platform: Platform;
let admin: Client;
beforeEach(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
});
afterEach(() => platform.close());

const MB = 1024 * 1024;
const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex');

async function upload(bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'fayl');
  const answer = await admin.send('api/v2/info/file/upload', { method: 'POST', body: form });
  return ((await answer.json()) as { hashId: string }).hashId;
}

async function listed(query: Record<string, string | number>, hl?: string) {
  const answer = await admin.send('api/v1/admin/news', {
    query: { limit: 10, offset: 0, ...query },
    headers: hl === undefined ? {} : { hl },
  });
  return { status: answer.status, body: (await answer.json()) as { content: Row[]; count: number } };
}
type Row = { id: number; title: string; link: string; active: boolean; context: string; created_date: string };

describe('news', () => {
  const ITEM = {
    title_uz: 'Sarlavha',
    title_ru: 'Заголовок',
    title_en: 'Title',
    context_uz: '<p>Matn</p>',
    context_ru: '<p>Текст</p>',
    context_en: '<p>Text</p>',
    active: true,
    created_date: '2026-11-21T10:00:00.000Z',
  };

  test('are listed newest first, in the language of the header, all or by their active state', async () => {
    const uz = await listed({}, 'uz');
    expect(uz.body.count).toBe(34);
    expect(uz.body.content).toHaveLength(10);
    const dates = uz.body.content.map((row) => row.created_date);
    expect(dates).toEqual([...dates].sort().reverse());
    const ru = await listed({}, 'ru');
    expect(ru.body.content.map((row) => row.id)).toEqual(uz.body.content.map((row) => row.id));
    expect(ru.body.content[0]?.title).toMatch(/[а-я]/);
    const [on, off] = [await listed({ active: 'true' }, 'uz'), await listed({ active: 'false' }, 'uz')];
    expect(on.body.count + off.body.count).toBe(34);
    expect(off.body.content.every((row) => !row.active)).toBe(true);
    expect((await listed({ active: 'null' }, 'uz')).body.count).toBe(34);
    expect(platform.violations()).toEqual([]);
  });

  test('require a language header, with one of three languages', async () => {
    expect((await listed({})).status).toBe(400);
    expect((await listed({}, 'kr')).status).toBe(400);
    expect((await admin.send('api/v1/regions', { headers: { hl: 'uz' } })).status).toBe(400);
    expect(platform.violations().map(({ reason }) => reason)).toEqual([
      expect.stringContaining('header hl'),
      expect.stringContaining('header hl'),
      'headers: hl is not named',
    ]);
  });

  test('are added active, changed, switched by the other service, and deleted', async () => {
    const image = await upload(JPEG);
    expect((await admin.call('POST', 'api/v1/news', { ...ITEM, image })).status).toBe(200);
    const [added] = (await listed({}, 'ru')).body.content;
    expect(added).toMatchObject({ title: 'Заголовок', context: '<p>Текст</p>', active: true });
    const id = added?.id;
    const off = await admin.call('PATCH', `api/v2/info/news/${id}`);
    expect(off).toEqual({ status: 200, body: { active: false } });
    await admin.call('PUT', `api/v1/news/${id}`, { ...ITEM, image, title_uz: 'Boshqa', active: false });
    expect((await admin.get(`api/v1/admin/news/${id}`)).body).toEqual({
      id,
      ...ITEM,
      image,
      title_uz: 'Boshqa',
      active: false,
    });
    expect((await admin.call('PATCH', `api/v2/info/news/${id}`)).body).toEqual({ active: true });
    expect((await admin.call('DELETE', `api/v1/news/${id}`)).status).toBe(200);
    expect((await admin.get(`api/v1/admin/news/${id}`)).status).toBe(404);
    expect((await admin.call('DELETE', `api/v1/news/${id}`)).status).toBe(404);
    expect(platform.violations()).toEqual([]);
  });

  test.each<[what: string, change: object]>([
    ['a blank title', { title_ru: '  ' }],
    ['no body', { context_en: '' }],
    ['a day instead of a time', { created_date: '21.11.2026' }],
    ['an inactive state when added', { active: false }],
    ['the link, which is not sent', { link: 'https://sayt.example' }],
  ])('are refused with %s', async (_what, change) => {
    const image = await upload(JPEG);
    expect((await admin.call('POST', 'api/v1/news', { ...ITEM, image, ...change })).status).toBe(400);
    expect(platform.violations()).toHaveLength(1);
  });

  test('accept pictures up to 5 MB only, whatever the file name', async () => {
    const pdf = await upload(writePdf(['hujjat']));
    const large = await upload(Buffer.concat([JPEG, Buffer.alloc(5 * MB)]));
    for (const image of [pdf, large]) {
      const { status, body } = await admin.call('POST', 'api/v1/news', { ...ITEM, image });
      expect({ status, said: String(body.message) }).toEqual({ status: 400, said: expect.stringMatching(/JPG|5 MB/) });
    }
    const gone = await admin.call('POST', 'api/v1/news', { ...ITEM, image: 'a'.repeat(40) });
    expect(gone.body.message).toContain('qaytadan yuklang');
    expect(platform.violations()).toHaveLength(2);
  });

  test("are the administrator's alone", async () => {
    const moderator = await signIn(platform, 'moderator');
    expect((await moderator.call('PATCH', 'api/v2/info/news/201')).status).toBe(403);
    expect((await moderator.get('api/v1/admin/news/201')).status).toBe(403);
  });
});

describe.each([
  ['green-budget', 12],
  ['state-buying', 12],
])('%s', (kind, count) => {
  test('has the calls of news, and only its own records', async () => {
    const list = (query = {}) =>
      admin.send(`api/v1/admin/${kind}`, { query: { limit: 20, offset: 0, ...query }, headers: { hl: 'en' } });
    const { content, ...rest } = (await (await list()).json()) as { content: Row[]; count: number };
    expect(rest).toEqual({ count });
    expect(content).toHaveLength(count);
    const id = content[0]?.id;
    expect(content[0]).toMatchObject({
      link: `https://sayt.example/${kind}/${id}`,
      title: expect.stringMatching(/^[A-Z][a-z]* [\w ,:-]+$/),
    });
    expect((await admin.get(`api/v1/admin/news/${id}`)).status).toBe(404);
    const { id: _, ...item } = (await admin.get(`api/v1/admin/${kind}/${id}`)).body;
    expect((await admin.call('POST', `api/v1/${kind}`, { ...item, active: true })).status).toBe(200);
    expect((await admin.call('PUT', `api/v1/${kind}/${id}`, { ...item, title_en: 'Other' })).status).toBe(200);
    expect((await admin.call('PATCH', `api/v2/info/${kind}/${id}`)).body).toEqual({ active: !item.active });
    expect((await admin.call('DELETE', `api/v1/${kind}/${id}`)).status).toBe(200);
    expect((await admin.call('PATCH', `api/v2/info/${kind}/${id}`)).status).toBe(404);
    expect(platform.violations()).toEqual([]);
  });
});

describe('contacts', () => {
  const PATH = 'api/v1/contact';
  type Contact = { id: number; region_id: number; district_id: number };
  const all = async () => (await admin.get(PATH)).body.contacts as Contact[];

  test('are unpaginated, and are added, changed and deleted by the id in the body', async () => {
    const before = await all();
    const { body } = await admin.get(PATH);
    expect(Object.keys(body)).toEqual(['contacts']);
    const { id, ...own } = before[0] as Contact;
    const sent = { ...own, fullname: 'Aliyev Vali', phone: 998901234567 };
    expect((await admin.call('POST', PATH, { ...sent, fullname: null, phone: null })).status).toBe(200);
    expect(await all()).toHaveLength(before.length + 1);
    expect((await admin.call('PUT', PATH, { id, ...sent })).status).toBe(200);
    expect((await all()).find((contact) => contact.id === id)).toEqual({ id, ...sent });
    expect((await admin.call('DELETE', PATH, { id })).status).toBe(200);
    expect((await admin.call('DELETE', PATH, { id })).status).toBe(404);
    expect((await admin.call('PUT', PATH, { id, ...sent })).status).toBe(404);
    expect(platform.violations()).toEqual([]);
  });

  test('are refused with a phone number as text, with another region and without an id', async () => {
    const [{ id, ...own } = { id: 0 }, ...others] = await all();
    const elsewhere = others.findLast(() => true)?.region_id;
    const refused = [
      ['POST', { ...own, phone: '998901234567' }],
      ['POST', { ...own, region_id: elsewhere }],
      ['PUT', own],
      ['PUT', { id, ...own, region_id: elsewhere }],
      ['DELETE', undefined],
    ] as const;
    for (const [method, body] of refused) expect((await admin.call(method, PATH, body)).status).toBe(400);
    expect(platform.violations()).toHaveLength(refused.length);
    const moderator = await signIn(platform, 'moderator');
    expect((await moderator.call('DELETE', PATH, { id })).status).toBe(403);
  });
});

describe('callback requests', () => {
  const PATH = 'api/v2/info/suggestions/call-me-back';

  test('are paginated from page 0 and by state, and change only from new to closed', async () => {
    const { body } = await admin.get(PATH, { page: 0, size: 20, state: 'NEW' });
    expect(body.totalElements).toBe(14);
    const [{ id, ...first }] = body.content as [{ id: number }];
    expect(first).toEqual({ phoneNumber: expect.stringMatching(/\d{9}$/), lang: expect.any(String), state: 'NEW' });
    const whole = await admin.get(PATH, { page: 2, size: 20 });
    expect(whole.body).toMatchObject({ totalElements: 57, content: { length: 17 } });
    const close = (state: string) => admin.send(`${PATH}/${id}`, { method: 'PUT', query: { state } });
    expect((await close('CLOSED')).status).toBe(200);
    expect((await close('CLOSED')).status).toBe(409);
    expect(platform.violations()).toEqual([]);
    expect((await close('NEW')).status).toBe(400);
    expect((await admin.get(PATH, { page: 0 })).status).toBe(400);
    expect(platform.violations()).toHaveLength(2);
  });
});

describe('regulatory documents', () => {
  const PATH = 'api/v1/posts/legislation';
  const LANGUAGES = ['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'];
  const title = { uz_lat: 'Nizom', uz_cyr: 'Низом', ru: 'Положение', en: 'Regulation', kr: 'Qagʻıyda' };

  async function filled() {
    const picture = await upload(JPEG);
    const paper = await upload(writePdf(['nizom']));
    return {
      title,
      images: LANGUAGES.map((lang) => ({ file_id: picture, lang, type: 'IMAGE' })),
      attachments: LANGUAGES.map((lang) => ({ file_id: paper, lang, type: 'ATTACHMENT' })),
    };
  }

  test('are listed, added, read, changed and deleted', async () => {
    const document = await filled();
    expect((await admin.call('POST', PATH, document)).status).toBe(200);
    const { body } = await admin.get(PATH, { limit: 20, offset: 0 });
    expect(body.count).toBe(8);
    const [first] = body.results as [{ id: number }];
    expect(first).toMatchObject(document);
    expect((await admin.get(`${PATH}/${first.id}`)).body).toEqual({ id: first.id, ...document });
    const changed = { ...document, title: { ...title, ru: 'Другое' } };
    expect((await admin.call('PUT', `${PATH}/${first.id}`, changed)).status).toBe(200);
    expect((await admin.get(`${PATH}/${first.id}`)).body).toMatchObject(changed);
    expect((await admin.call('DELETE', `${PATH}/${first.id}`)).status).toBe(200);
    expect((await admin.call('PUT', `${PATH}/${first.id}`, changed)).status).toBe(404);
    expect(platform.violations()).toEqual([]);
  });

  test('accept a document as a picture and a picture as a document (Z-081)', async () => {
    const { images, attachments, ...rest } = await filled();
    const swapped = {
      ...rest,
      images: images.map((image, nth) => ({ ...image, file_id: attachments[nth]?.file_id })),
      attachments: attachments.map((paper, nth) => ({ ...paper, file_id: images[nth]?.file_id })),
    };
    expect((await admin.call('POST', PATH, swapped)).status).toBe(200);
  });

  test('are refused without one of the languages, and with two files of the other type', async () => {
    const document = await filled();
    const wrong = [
      { ...document, title: { ...title, kr: '' } },
      { ...document, images: document.images.slice(1) },
      { ...document, attachments: [...document.attachments.slice(1), document.attachments[1]] },
      { ...document, images: document.attachments },
    ];
    for (const body of wrong) expect((await admin.call('POST', PATH, body)).status).toBe(400);
    expect(platform.violations()).toHaveLength(wrong.length);
  });
});

describe('the budget for citizens', () => {
  const PATH = 'api/v1/budget-citizens';
  const LANGUAGES = ['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'];
  const title = { uz_lat: 'Budjet', uz_cyr: 'Бюджет', ru: 'Бюджет', en: 'Budget', kr: 'Byudjet' };

  async function filled() {
    const [picture, paper] = [await upload(JPEG), await upload(writePdf(['budjet']))];
    return {
      title,
      images: LANGUAGES.map((lang) => ({ file_id: picture, lang })),
      attachments: LANGUAGES.map((lang) => ({ file_id: paper, lang })),
      budget_type: 'BUDGET_CITIZEN',
    };
  }

  test('is listed without a count, added, read, changed and deleted', async () => {
    const paper = await filled();
    // Z-080: a PDF is accepted as a picture.
    const images = paper.images.map((image, nth) => ({ ...image, file_id: paper.attachments[nth]?.file_id }));
    expect((await admin.call('POST', PATH, { ...paper, images })).status).toBe(200);
    const { body } = await admin.get(PATH);
    expect(Object.keys(body)).toEqual(['results']);
    const [first] = body.results as [{ id: number }];
    expect((await admin.get(`${PATH}/${first.id}`)).body).toEqual({ id: first.id, ...paper, images });
    expect((await admin.call('PUT', `${PATH}/${first.id}`, paper)).status).toBe(200);
    expect((await admin.call('DELETE', `${PATH}/${first.id}`)).status).toBe(200);
    expect((await admin.get(`${PATH}/${first.id}`)).status).toBe(404);
    expect(platform.violations()).toEqual([]);
  });

  test('is refused with a file type, with an unknown budget type, and with a picture or a large file as a document', async () => {
    const paper = await filled();
    const large = await upload(Buffer.concat([writePdf(['katta']), Buffer.alloc(5 * MB)]));
    const wrong = [
      { ...paper, images: paper.images.map((image) => ({ ...image, type: 'IMAGE' })) },
      { ...paper, budget_type: 'BUDGET' },
      { ...paper, attachments: paper.images },
      { ...paper, attachments: paper.attachments.map((file) => ({ ...file, file_id: large })) },
    ];
    for (const body of wrong) expect((await admin.call('POST', PATH, body)).status).toBe(400);
    expect((await admin.get(PATH, { limit: 20, offset: 0 })).status).toBe(400);
    expect(platform.violations()).toHaveLength(wrong.length + 1);
  });
});

describe('budget params', () => {
  const PATH = 'api/v1/budget-params';
  const param = { order_title: 'Qonun', order_link: null, budget_year: 2027, income: 1, outcome: 2 };

  test('are listed by year, the last one first; added, read, changed and deleted', async () => {
    expect((await admin.call('POST', PATH, param)).status).toBe(200);
    const [first] = (await admin.get(PATH)).body.results as [{ id: number }];
    expect(first).toEqual({ id: first.id, ...param });
    expect((await admin.call('PUT', `${PATH}/${first.id}`, { ...param, order_title: null })).status).toBe(200);
    expect((await admin.get(`${PATH}/${first.id}`)).body).toEqual({ id: first.id, ...param, order_title: null });
    expect((await admin.call('DELETE', `${PATH}/${first.id}`)).status).toBe(200);
    expect(platform.violations()).toEqual([]);
  });

  test.each<[what: string, change: object]>([
    ['no year', { budget_year: null }],
    ['an amount as text', { income: '1 000' }],
    ['a field that is not named', { id: 1 }],
  ])('are refused with %s', async (_what, change) => {
    expect((await admin.call('POST', PATH, { ...param, ...change })).status).toBe(400);
    expect(platform.violations()).toHaveLength(1);
  });

  test("are the administrator's alone", async () => {
    const moderator = await signIn(platform, 'moderator');
    expect((await moderator.get(PATH)).status).toBe(403);
  });
});
