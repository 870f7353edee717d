import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { typeStep } from './support/chronology-form.ts';
import { callsOf, pdf } from './support/documents-dialog.ts';
import { belongsTo, goTo } from './support/go-to.ts';
import { initiativeForm } from './support/initiative-form.ts';
import { signIn as signInAt } from './support/sign-in.ts';

const PATH = '/api/v1/chronology';
const CUSTOMER = 'Tuman hokimligi yagona buyurtmachi xizmati';
const DECISION = 'VI-34-12-son, 26.09.2025';
const LOT = '25110001234';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const stage = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByText(name) });
const papers = (page: Page) => page.getByRole('dialog', { name: "Investitsiya ma'lumotlarini tahrirlash" });
const paper = (page: Page, name: string) => papers(page).getByRole('textbox', { name });

test('two people take a winner from creation to hand-over while answers get lost; the platform holds what both saw', {
  tag: '@journey',
}, async ({ launch, page: admin, platform, profileDir, signIn }) => {
  const winner = platform.find.initiative({
    ...{ season: 'finished', stage: 'WINNER', invested: false, located: true, author_is_verified: 1 },
  });
  for (const step of platform.find.all('chronology', { initiative_id: winner.id })) platform.remove.chronology(step.id);
  const works = { type: 'CONSTRUCTION', category_id: 11, customer_tin: '203117845' };
  const description = 'Maktab hovlisini obodonlashtirish';
  platform.initiatives.change(winner.id, { council_decision_id: null, description, ...works });
  const { soato } = platform.find.district({ id: winner.district_id });
  const { id, public_id, board_id, region_id, district_id } = winner;
  const address = `/app/newchronology/${public_id}?${new URLSearchParams({
    ...{ id: `${id}`, board_id: `${board_id}`, region_id: `${region_id}`, district_id: `${district_id}` },
    ...{ desc: description, type: works.type, category: `${works.category_id}` },
    ...{ soato, tin: works.customer_tin, granted_amount: `${winner.granted_amount}` },
  })}`;
  const answerLost = (method: string, path: string | RegExp) =>
    platform.faults.add({ kind: 'drop-mid-body', match: { method, path }, times: 1 });

  const second = await launch({ profileDir: join(profileDir, 'moderator'), held: true });
  const moderator = second.page;
  belongsTo(moderator, second);
  await signIn('admin', address);
  await signInAt({ platform, app: second, role: 'moderator', address });
  await expect(moderator.getByText("Ma'lumot hali yo'q")).toBeVisible();

  // The answer to the creation gets lost: the program checks, and finds an object, whose author no answer tells.
  await admin.getByRole('textbox', { name: 'Buyurtmachi nomi' }).fill(CUSTOMER);
  answerLost('POST', `${PATH}/invest/`);
  await admin.keyboard.press('Control+s');
  await expect(admin.getByText(/^Obyekt platformada bor/)).toBeVisible();
  const object = () => platform.find.investData({ public_id });

  // The investment system names designer and contractor, and pays.
  const { id: objectId, invest_object } = object();
  platform.change.investData(objectId, {
    invest_object: {
      ...invest_object,
      ...{ customerDirector: 'Eshonqulov Alisher', address: 'Koson tumani', Accounts: '23402000300100001010' },
      ...{ designerName: '«Loyiha» MCHJ', designerTin: '301554902', designerDirector: 'Karimov Anvar' },
      ...{ designerLots: '25110007849013', builderName: '«Qurilish» MCHJ', builderTin: '305118640' },
      ...{ builderLots: '25110008117742', constructionTypeName: 'Joriy taʼmirlash' },
      ...{ distributedSumma: '1412750000', paidOnlineSumma: '847650000' },
    },
  });
  for (const page of [admin, moderator]) {
    await goTo(page, address);
    await expect(stage(page, 'Buyurtmachini belgilash')).toContainText(CUSTOMER);
    await page.keyboard.press('e');
  }

  // Both edit the papers at once. The answer to the moderator's save gets lost; the retry finds the papers saved.
  const act = await pdf(join(profileDir, 'fayllar', 'dalolatnoma.pdf'), 'Dalolatnoma');
  const given = {
    'Hujjat nomi': 'Qabul dalolatnomasi',
    'Hujjat raqami': '118-D',
    'Qabul qilgan tashkilot': '12-maktab',
    'Hujjat sanasi': '17.10.2025',
    'Topshirilgan sana': '01.02.2026',
    'Yakuniy qiymati': '1400000000',
  };
  for (const [name, value] of Object.entries(given)) await paper(moderator, name).fill(value);
  await dropFiles(moderator.locator('[data-drop-zone]'), [act]);
  await expect(papers(moderator).getByText('Yuborildi')).toBeVisible();
  await paper(admin, 'Hujjat raqami').fill('119-D');
  answerLost('PUT', PATH);
  await moderator.keyboard.press('Control+s');
  await expect(papers(moderator).getByRole('alert')).toContainText("Amal bajarilgan bo'lishi ham");
  await moderator.keyboard.press('Control+s');
  await expect(moderator.getByText('Muvafaqiyatli saqlandi')).toBeVisible();
  const saved = object();
  expect(saved).toMatchObject({ orderer_document_num: '118-D', received_org: '12-maktab', final_value: 1_400_000_000 });

  // The admin has edited the same number: the form shows the concurrent change, sends nothing, and asks on leaving.
  await paper(admin, 'Hujjat nomi').fill('Qabul dalolatnomasi');
  for (const name of ['Qabul qilgan tashkilot', 'Hujjat sanasi', 'Topshirilgan sana', 'Yakuniy qiymati'] as const)
    await paper(admin, name).fill(given[name]);
  await dropFiles(admin.locator('[data-drop-zone]'), [act]);
  await expect(papers(admin).getByText('Yuborildi')).toBeVisible();
  await admin.keyboard.press('Control+s');
  await expect(papers(admin).getByRole('alert')).toContainText('118-D');
  expect(callsOf(platform, PATH, 'PUT')).toHaveLength(2);
  await admin.keyboard.press('Escape');
  await initiativeForm(admin).leave();
  await expect(papers(admin)).toHaveCount(0);

  // The council decision: created, the answer to its link lost, its link read; one file, one decision.
  const file = join(profileDir, 'qaror.xlsx');
  await writeFile(file, workbookOf([['Qaror'], ['34-12']]));
  await admin.getByRole('button', { name: 'Biriktirish' }).click();
  const council = admin.getByRole('dialog', { name: 'Kengash qarorini biriktirish' });
  await council.getByText('Yangi qaror', { exact: true }).click();
  await council.getByRole('textbox', { name: 'Qaror raqami va sanasi' }).fill(DECISION);
  await dropFiles(admin.locator('[data-drop-zone]'), [file]);
  await expect(council.getByText('Yuborildi')).toBeVisible();
  answerLost('POST', '/api/v1/initiatives/council-decision');
  await admin.keyboard.press('Control+s');
  await expect(council).toHaveCount(0);

  // The chronology: the answer to the moderator's step gets lost; the step is stored once.
  const [orderer, contractor] = [platform.find.orderer({ board_id }), platform.find.contractor({ board_id })];
  const steps = `/app/chronology/list/${id}`;
  await goTo(moderator, `${steps}/add?board_id=${board_id}`);
  await initiativeForm(moderator).field('Lot raqami').focus();
  await typeStep({ app: second, page: moderator }, { lot: LOT, orderer, contractor, paper: act });
  answerLost('POST', PATH);
  await moderator.keyboard.press('Control+s');
  await expect(moderator.getByRole('alert')).toBeVisible();
  await goTo(moderator, `${steps}?board_id=${board_id}`);

  // In the end both see what the platform holds.
  await goTo(admin, `${steps}?board_id=${board_id}`);
  for (const page of [admin, moderator]) {
    const rows = page.getByRole('table', { name: 'Tashabbus xronologiyasi' }).locator('tr[data-row]');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(LOT);
    await expect(rows).toContainText(contractor.title);
    const decision = platform.find.councilDecision({ title: DECISION });
    await goTo(page, `${address}&council_decision_id=${decision.id}`);
    await expect(page.getByRole('complementary').last()).toContainText(DECISION);
    await expect(page.getByRole('complementary').last()).toContainText("565\u00A0100\u00A0000 so'm");
    for (const name of ['Buyurtmachini belgilash', 'Loyihachini aniqlash', 'Pudratchini aniqlash', 'Yakunlash'])
      await expect(stage(page, name)).not.toContainText('aniqlanmagan');
    await expect(stage(page, 'Yakunlash va topshirish')).toContainText('12-maktab');
    await expect(stage(page, 'Yakunlash va topshirish')).toContainText('01.02.2026');
    await expect(stage(page, 'Buyurtmachini belgilash')).toContainText('118-D');
  }
  expect(object()).toEqual(saved);
  expect(platform.find.count('investData', { public_id })).toBe(1);
  expect(platform.find.count('councilDecision', { title: DECISION })).toBe(1);
  expect(platform.read.initiative(id).council_decision_id).toBe(platform.find.councilDecision({ title: DECISION }).id);
  expect(platform.find.count('chronology', { initiative_id: id })).toBe(1);
  expect(platform.find.chronology({ initiative_id: id })).toMatchObject({
    ...{ lot_number: LOT, orderer_id: orderer.id, contractor_id: contractor.id, final_sum: 9_876_543_210_000 },
  });
});
