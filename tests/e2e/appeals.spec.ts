import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { pressAtOnce } from '../support/at-once.ts';
import { expect, test } from './fixtures.ts';
import { closeBelow } from './support/close-below.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { JOURNAL } from './support/journal.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/questions';
const rows = (page: Page) => page.getByRole('table', { name: 'Murojaatlar' }).locator('tr[data-row]');
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const status = (page: Page, label: string) =>
  page.getByRole('radiogroup', { name: 'Holati' }).locator('label', { hasText: label }).click();
/** The program's writing calls, as method, path and body. */
const changes = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method !== 'GET' && /questions|answer-template/.test(path))
    .map(({ method, path, body }) => [method, path, body]);

test('one person answers, rejects and corrects by keyboard; the filters stay', async ({ page, platform, signIn }) => {
  const [first, second] = [platform.find.appeal({ status: 'NEW' }), platform.find.appeal({ status: 'NEW' })];
  const question = '<p>Yoʻl <b>qachon</b> quriladi?</p><img src=x onerror="window.pwned=1">';
  platform.change.appeal(first.question_id, { question });
  await signIn('admin', '/app/appeals');
  await status(page, 'Yangi');
  await expect(page).toHaveURL(/status=NEW/);
  await expect(rows(page).first()).toContainText('Yoʻl qachon quriladi?');
  // The first row is the same without the filter: the total shows that the filtered rows have arrived.
  await expect(page.getByText('Jami:')).toContainText(
    `${platform.find.count('appeal', { status: 'NEW' })} ta murojaat`,
  );

  // Answer, with a template at the caret.
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Murojaat' })).toContainText('Yoʻl qachon quriladi?');
  await page.keyboard.press('a');
  const answer = page.getByRole('dialog', { name: 'Murojaatga javob berish' });
  const words = answer.getByRole('textbox', { name: 'Javob' });
  await expect(words).toBeFocused();
  await page.keyboard.type('Salom. Xayr');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByPlaceholder('Shablon qidirish')).toBeFocused();
  await page.keyboard.type('moderatorigaq');
  await expect(page.getByText('Shablon topilmadi')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const filled = new RegExp(`^Salom\\. Hurmatli .+, ${first.public_id}-sonli murojaatingiz .+beriladi\\. Xayr$`);
  await expect(words).toHaveValue(filled);
  await expect(words).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(answer).toBeHidden();
  expect(changes(platform)).toEqual([
    ['POST', `${PATH}/${first.question_id}/answer`, { status: 'ANSWERED', context: expect.stringMatching(filled) }],
  ]);

  // The next appeal takes its place.
  await expect(rows(page).first()).toContainText(second.public_id);
  await page.keyboard.press('r');
  const refusal = page.getByRole('dialog', { name: 'Murojaatni rad etish' });
  await refusal.getByRole('textbox', { name: 'Rad etish sababi' }).fill(' Haqoratli ');
  await page.keyboard.press('Control+s');
  await expect(refusal).toBeHidden();
  expect(platform.read.appeal(second.question_id)).toMatchObject({ status: 'REJECTED', answer: 'Haqoratli' });

  await status(page, 'Rad etilgan');
  // It was also first in the previous list, as a new appeal.
  await expect(rows(page).first()).toHaveText(new RegExp(`${second.public_id}.+Rad etilgan`));
  await rows(page).first().focus();
  await page.keyboard.press('e');
  const edit = page.getByRole('dialog', { name: 'Javobni tahrirlash' });
  await expect(edit.getByRole('textbox', { name: 'Javob' })).toHaveValue('Haqoratli');
  // F-010: an answer once given cannot become empty.
  await edit.getByRole('textbox', { name: 'Javob' }).fill('');
  await page.keyboard.press('Control+s');
  await expect(edit.getByRole('textbox', { name: 'Javob' })).toHaveAccessibleDescription('Majburiy maydon');
  expect(changes(platform)).toHaveLength(2);
  await edit.getByRole('textbox', { name: 'Javob' }).fill('Odob doirasida emas');
  await page.keyboard.press('Control+s');
  await said(page, 'Muvofaqiyatli javob tahrirlandi!');
  await rows(page).first().click();
  await expect(page.getByRole('region', { name: 'Javob' })).toContainText('Odob doirasida emas');
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('appeals that are alike are one after the other, and are ticked and answered by keys', async ({
  page,
  platform,
  signIn,
}) => {
  const twenty = platform.find.all('appeal', { status: 'NEW' }).slice(0, 20);
  const isAlike = (_: unknown, index: number) => ![0, 2, 5, 6, 9, 13, 15, 18].includes(index);
  const [alike, others] = [twenty.filter(isAlike), twenty.filter((one, index) => !isAlike(one, index))];
  expect([alike.length, others.length]).toEqual([12, 8]);
  const words = [..."Avtobus Bog'cha Chiroq Daryo Ekin Fontan Gaz Hovuz".split(' ')];
  for (const [nth, { question_id }] of others.entries())
    platform.change.appeal(question_id, { question: `${words[nth]} haqida ${words[nth]?.toUpperCase()}` });
  for (const [nth, { question_id }] of alike.entries()) {
    const question =
      nth % 2 === 0
        ? `<p>Assalomu alaykum! Ovoz berish muddatini uzaytiring, ${nth}-mahalla</p>`
        : `Овоз бериш муддатини узайтиринг! ${nth}-МАҲАЛЛА`;
    platform.change.appeal(question_id, { question });
  }
  await signIn('admin', '/app/appeals?status=NEW');
  const ids = (some: readonly { public_id: string }[]) => some.map(({ public_id }) => new RegExp(public_id));
  const [top, ...later] = others;
  await expect(rows(page)).toHaveText(ids([...(top ? [top] : []), ...alike, ...later]));
  const mark = page.getByRole('button', { name: "12 ta o'xshash" });
  await expect(mark).toHaveCount(1);
  await expect(rows(page).nth(1)).toContainText("12 ta o'xshash");
  await page.keyboard.press('j');
  // Of any of them, here the third; a doubled A opens one dialog.
  await pressAtOnce(rows(page).first(), 'KeyJ', 'KeyJ', 'KeyJ', 'Shift+KeyX', 'KeyA', 'KeyA');
  const dialog = page.getByRole('dialog', { name: 'Belgilanganlarga javob berish' });
  await expect(dialog.getByRole('list', { name: 'Belgilanganlar' }).getByRole('listitem')).toHaveText(ids(alike));
  await expect(dialog.getByRole('textbox', { name: 'Javob' })).toBeFocused();
  // With J, Shift+X and A, six keys for the twelve.
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('[role=option][data-combobox-selected]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Javob' })).toHaveValue(/./);
  await page.keyboard.press('Control+Enter');
  await said(page, "Murojatga javob yo'llandi.");
  await expect(dialog).toBeHidden();
  expect(
    changes(platform)
      .map(([, path]) => path)
      .toSorted(),
  ).toEqual(alike.map(({ question_id }) => `${PATH}/${question_id}/answer`).toSorted());
  // The first one that is left, not the one that has come to the cursor's place.
  const cursor = page.locator('tr[data-row]:focus');
  await expect(cursor).toContainText(later[0]?.public_id ?? '');
  // Of one that is like no other, Shift+X ticks nothing; without ticks, A is for the current one.
  await page.keyboard.press('Shift+x');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Murojaatga javob berish' })).toContainText(later[0]?.public_id ?? '');
});

test('an admin ticks appeals for a common answer, which goes to each by one call, once', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  await step(
    'a press that began on one row does not tick the row that takes its place on the next page',
    async (platform) => {
      await goTo(page, '/app/appeals?status=NEW');
      const first = await rows(page).first().textContent();
      const release = platform.faults.hold({ match: { method: 'GET', path: PATH } });
      await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
      await rows(page).first().getByRole('checkbox').hover();
      await page.mouse.down();
      release();
      await expect(rows(page).first()).not.toHaveText(first ?? '');
      await page.mouse.up();
      await rows(page).nth(1).getByRole('checkbox').check();
      await expect(page.getByRole('toolbar', { name: '1 ta belgilandi' })).toBeVisible();
      await expect(rows(page).first().getByRole('checkbox')).not.toBeChecked();
    },
  );

  await step(
    'a common answer lists what it goes to: number, author and first words, those that the filter hides marked',
    async (platform) => {
      const [hidden, shown] = [
        platform.find.appeal({ status: 'NEW', type: 1 }),
        platform.find.appeal({ status: 'NEW', type: 4 }),
      ];
      platform.change.appeal(hidden.question_id, { question: "<p>Ko'prik <b>qachon</b> quriladi?</p>" });
      await goTo(page, '/app/appeals?status=NEW&type=1');
      await rows(page).filter({ hasText: hidden.public_id }).getByRole('checkbox').check();
      await page.getByRole('combobox', { name: 'Murojaat turi' }).click();
      await page.getByRole('option', { name: 'Savol' }).click();
      await rows(page).filter({ hasText: shown.public_id }).getByRole('checkbox').check();
      await page
        .getByRole('toolbar', { name: '2 ta belgilandi' })
        .getByRole('button', { name: 'Javob berish' })
        .click();
      const listed = page.getByRole('dialog').getByRole('list', { name: 'Belgilanganlar' }).getByRole('listitem');
      await expect(listed).toHaveCount(2);
      await expect(listed.first()).toHaveText(
        new RegExp(`^${hidden.public_id}, .+Ko'rinayotgan ro'yxatda yo'qKo'prik qachon quriladi\\?$`),
      );
      await expect(listed.last()).toContainText(shown.public_id);
      await expect(listed.last()).not.toContainText("Ko'rinayotgan ro'yxatda yo'q");
    },
  );

  await step('a deleted or already answered appeal is no longer selected', async (platform) => {
    const unanswered = () => platform.find.appeal({ status: 'NEW' });
    const [deleted, answered, kept] = [unanswered(), unanswered(), unanswered()];
    // All on one page, whatever their status becomes.
    for (const { question_id } of [deleted, answered, kept]) platform.change.appeal(question_id, { type: 0 });
    await goTo(page, '/app/appeals?type=0');
    const of = ({ public_id }: typeof kept) => rows(page).filter({ hasText: public_id });
    for (const one of [deleted, answered, kept]) await of(one).getByRole('checkbox').check();
    await expect(page.getByRole('toolbar', { name: '3 ta belgilandi' })).toBeVisible();
    platform.change.appeal(answered.question_id, { status: 'ANSWERED', answer: 'x' });
    await of(deleted).getByRole('button', { name: "O'chirish" }).click();
    await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
    await said(page, "Ushbu savol o'chirildi");
    const bar = page.getByRole('toolbar', { name: '1 ta belgilandi' });
    await bar.getByRole('button', { name: 'Javob berish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Belgilanganlarga javob berish' });
    await dialog.getByRole('textbox', { name: 'Javob' }).fill('{public_id}: ishlar boshlandi');
    await dialog.getByRole('button', { name: 'Javob yuborish' }).click();
    await expect(dialog).toBeHidden();
    expect(changes(platform).filter(([method]) => method === 'POST')).toEqual([
      [
        'POST',
        `${PATH}/${kept.question_id}/answer`,
        { status: 'ANSWERED', context: `${kept.public_id}: ishlar boshlandi` },
      ],
    ]);
  });

  await step(
    'Z-168: a common answer begun anew reads what an earlier one has sent without an answer, and sends it once',
    async (platform) => {
      const unanswered = () => platform.find.appeal({ status: 'NEW' });
      const [lost, refused] = [unanswered(), unanswered()];
      const answerOf = ({ question_id }: typeof lost) => `${PATH}/${question_id}/answer`;
      await goTo(page, '/app/appeals?status=NEW');
      for (const { public_id } of [lost, refused])
        await rows(page).filter({ hasText: public_id }).getByRole('checkbox').check();
      const dialog = page.getByRole('dialog', { name: 'Belgilanganlarga javob berish' });
      const begin = async () => {
        await page
          .getByRole('toolbar', { name: '2 ta belgilandi' })
          .getByRole('button', { name: 'Javob berish' })
          .click();
        await dialog.getByRole('textbox', { name: 'Javob' }).fill('{public_id}: ishlar boshlandi');
        await dialog.getByRole('button', { name: 'Javob yuborish' }).click();
      };
      platform.faults.add({ kind: 'drop-mid-body', match: { path: answerOf(lost) }, times: 1 });
      platform.faults.add({
        kind: 'status',
        status: 400,
        message: 'Band',
        match: { path: answerOf(refused) },
        times: 1,
      });
      await begin();
      await expect(dialog.getByRole('alert')).toContainText("1 ta murojaatga yuborilgan bo'lishi mumkin");
      await dialog.getByRole('button', { name: 'Bekor qilish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Chiqish', exact: true }).click();
      await expect(dialog).toBeHidden();

      await begin();
      await expect(page.getByRole('status').filter({ hasText: "Murojatga javob yo'llandi." })).toBeVisible();
      const sent = (one: typeof lost) => changes(platform).filter(([, path]) => path === answerOf(one)).length;
      expect([sent(lost), sent(refused)]).toEqual([1, 2]);
    },
  );

  await step('one call goes to each of several; failures are shown, kept and retried', async (platform) => {
    const unanswered = () => platform.find.appeal({ status: 'NEW' });
    const [first, taken, third] = [unanswered(), unanswered(), unanswered()];
    await goTo(page, '/app/appeals?status=NEW');
    for (const { public_id } of [first, taken, third])
      await rows(page).filter({ hasText: public_id }).getByRole('checkbox').check();
    await page.getByRole('toolbar', { name: '3 ta belgilandi' }).getByRole('button', { name: 'Javob berish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Belgilanganlarga javob berish' });
    await dialog.getByRole('textbox', { name: 'Javob' }).fill('{public_id}: ishlar boshlandi');
    await expect(dialog).toContainText(`${first.public_id}: ishlar boshlandi`);

    // Somebody else has answered one appeal; the call for another fails.
    platform.change.appeal(taken.question_id, { status: 'ANSWERED', answer: 'x' });
    platform.faults.add({
      kind: 'status',
      status: 400,
      message: 'Keyinroq urining',
      match: { path: `${PATH}/${third.question_id}/answer` },
      times: 1,
    });
    await dialog.getByRole('button', { name: 'Javob yuborish' }).click();
    await expect(dialog.getByRole('alert')).toContainText('2 ta murojaatga yuborilmadi');
    const outcomes = dialog.getByRole('listitem');
    await expect(outcomes.filter({ hasText: taken.public_id })).toContainText(
      'Bu murojaatga allaqachon javob berilgan',
    );
    await expect(outcomes.filter({ hasText: third.public_id })).toContainText('Keyinroq urining');
    await expect(outcomes.filter({ hasText: first.public_id })).toContainText('Yuborildi');
    await dialog.getByRole('button', { name: 'Qayta urinish' }).click();
    await expect(outcomes.filter({ hasText: taken.public_id })).toContainText('Qaror allaqachon qabul qilingan');
    await expect(outcomes.filter({ hasText: third.public_id })).toContainText('Yuborildi');
    const sent = ({ question_id }: typeof first) =>
      changes(platform).filter(([, path]) => path === `${PATH}/${question_id}/answer`);
    expect(sent(first)).toHaveLength(1);
    expect(sent(third)).toHaveLength(2);
    expect(sent(third)[1]?.[2]).toEqual({ status: 'ANSWERED', context: `${third.public_id}: ishlar boshlandi` });
    expect(sent(taken)).toHaveLength(1);
    await closeBelow(dialog).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('toolbar', { name: / ta belgilandi$/ })).toHaveCount(0);
  });
});

test('an admin changes types and answers one by one, while others do', async ({ page, platform, signIn }) => {
  await signIn('admin', 'later');
  const step = stepsOf(platform);
  await step(
    'Z-167: type and answer are saved where the search covers neither numbers nor authors, also by the undo of a notice',
    async (platform) => {
      const one = platform.find.appeal({ status: 'REJECTED' });
      platform.faults.add({
        kind: 'reshape',
        match: { method: 'GET', path: PATH },
        when: () => platform.calls().at(-1)?.query.search !== undefined,
        reshape: () => ({ questions: [], count: 0 }),
      });
      await goTo(page, '/app/appeals?status=REJECTED');
      await rows(page).filter({ hasText: one.public_id }).focus();
      await page.keyboard.press('t');
      const [label, type] = one.type === 2 ? ['Savol', 4] : ['Minnatdorchilik', 2];
      await page.getByRole('dialog').getByRole('combobox', { name: 'Murojaat turi' }).click();
      await page.getByRole('option', { name: String(label) }).click();
      await page.keyboard.press('Control+s');
      await said(page, 'Muvofaqiyatli turi ozgartirildi');
      expect(platform.read.appeal(one.question_id).type).toBe(type);
      await rows(page).filter({ hasText: one.public_id }).focus();
      await page.keyboard.press('e');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Javob' }).fill('Ishlar iyunda boshlanadi');
      await page.keyboard.press('Control+s');
      await said(page, 'Muvofaqiyatli javob tahrirlandi!');
      expect(platform.read.appeal(one.question_id).answer).toBe('Ishlar iyunda boshlanadi');
      // The list that showed it is not open any more.
      await openScreen(page, JOURNAL);
      await page.getByRole('button', { name: /^Avvalgi turini tiklash:/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ha' }).click();
      await said(page, 'Amal qaytarildi');
      expect(platform.read.appeal(one.question_id).type).toBe(one.type);
    },
  );

  await step('a double click asks whether to delete an appeal, and does not answer the question', async () => {
    await goTo(page, '/app/appeals');
    await rows(page).first().getByRole('button', { name: "O'chirish" }).dblclick();
    const question = page.getByRole('dialog', { name: 'Diqqat!' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText("O'chirish bekor qilindi")).toHaveCount(1);
    await expect(question).toBeHidden();
  });

  await step(
    "somebody else's newer type is shown before it is replaced; the choice stays, and a second press saves it",
    async (platform) => {
      const one = platform.find.appeal({ status: 'REJECTED' });
      await goTo(page, '/app/appeals?status=REJECTED');
      await rows(page).filter({ hasText: one.public_id }).focus();
      await page.keyboard.press('t');
      const dialog = page.getByRole('dialog', { name: "Turini o'zgartirish" });
      const type = dialog.getByRole('combobox', { name: 'Murojaat turi' });
      const [chosen, code] = one.type === 2 ? ['Savol', 4] : ['Minnatdorchilik', 2];
      await type.click();
      await page.getByRole('option', { name: String(chosen) }).click();
      const [theirs, other] = one.type === 1 ? ['Taklif', 0] : ['Shikoyat', 1];
      platform.change.appeal(one.question_id, { type: other });
      await page.keyboard.press('Control+s');
      await expect(dialog.getByRole('alert')).toContainText("Tur saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang.");
      await expect(dialog.getByRole('alert')).toContainText(`→${theirs}`);
      await expect(type).toHaveValue(String(chosen));
      expect(changes(platform)).toEqual([]);
      await page.keyboard.press('Control+s');
      await said(page, 'Muvofaqiyatli turi ozgartirildi');
      expect(changes(platform)).toEqual([['PUT', `${PATH}/${one.question_id}`, { type: code }]]);
    },
  );

  await step(
    'F-009: an answer that another admin has changed meanwhile is shown before it is replaced',
    async (platform) => {
      const one = platform.find.appeal({ status: 'ANSWERED' });
      platform.change.appeal(one.question_id, { answer: 'Ishlar may oyida boshlanadi' });
      await goTo(page, '/app/appeals?status=ANSWERED');
      await rows(page).filter({ hasText: one.public_id }).focus();
      await page.keyboard.press('e');
      const edit = page.getByRole('dialog', { name: 'Javobni tahrirlash' });
      const words = edit.getByRole('textbox', { name: 'Javob' });
      await expect(words).toHaveValue('Ishlar may oyida boshlanadi');
      await words.fill('Ishlar iyunda boshlanadi');
      platform.change.appeal(one.question_id, { answer: 'Ishlar tugatildi' });
      await page.keyboard.press('Control+s');
      const changed = edit.getByRole('alert');
      await expect(changed).toContainText("Siz ko'rayotganingizda murojaat o'zgardi");
      await expect(changed).toContainText('Ishlar may oyida boshlanadi→Ishlar tugatildi');
      await expect(changed).toContainText("Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang.");
      await expect(words).toHaveValue('Ishlar iyunda boshlanadi');
      expect(changes(platform)).toEqual([]);
      await page.keyboard.press('Control+s');
      await said(page, 'Muvofaqiyatli javob tahrirlandi!');
      expect(changes(platform)).toEqual([
        ['PUT', `${PATH}/${one.question_id}/answer`, { context: 'Ishlar iyunda boshlanadi' }],
      ]);
    },
  );

  await step('an answered appeal whose answer the list omits is not shown as unanswered', async (platform) => {
    platform.faults.add({
      kind: 'reshape',
      match: { method: 'GET', path: PATH },
      reshape: (body) => {
        const { questions, ...rest } = body as { questions: { answer: unknown }[] };
        return { ...rest, questions: questions.map(({ answer: _, ...row }) => row) };
      },
    });
    await goTo(page, '/app/appeals?status=ANSWERED');
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Javob' })).toContainText("Javob matni ko'rsatilmagan");
    await expect(page.getByText('Hali javob berilmagan')).toHaveCount(0);
    await page.getByRole('button', { name: 'Javobni tahrirlash' }).first().click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Javob' })).toHaveAccessibleDescription(
      "Hozirgi javob matni ko'rsatilmagan: saqlansa, yangi matn uning o'rniga o'tadi.",
    );
  });
});

test('templates are searched, added, changed and deleted; a moderator reads the list and an author’s initiatives, but cannot change an appeal', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('templates are searched, added, changed and deleted', async (platform) => {
    const list = page.getByRole('table', { name: 'Javob shablonlari' }).locator('tr[data-row]');
    await goTo(page, '/app/answer-templates');
    const before = platform.find.count('answerTemplate');
    await expect(list).toHaveCount(before);
    await list.filter({ hasText: 'bitta tashabbusga' }).click();
    await expect(page.getByText('1071 raqamiga')).toBeVisible();

    await page.getByRole('button', { name: "Qo'shish" }).click();
    const fresh = page.getByRole('dialog', { name: 'Yangi javob shabloni' });
    const text = fresh.getByRole('textbox', { name: 'Shablon matni' });
    await expect(text).toBeFocused();
    await expect(fresh).toContainText("Javobga qo'yilganda o'rniga muallif ismi va murojaat raqami yoziladi.");
    await page.keyboard.type('Salom,');
    await fresh.getByRole('button', { name: 'Muallif ismi' }).click();
    await expect(text).toHaveValue('Salom, {author}');
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(list).toHaveCount(before + 1);
    const { id } = platform.find.answerTemplate({ context: 'Salom, {author}' });

    await list.first().getByRole('button', { name: 'Tahrirlash' }).click();
    const edit = page.getByRole('dialog', { name: 'Shablonni tahrirlash' });
    await edit.getByRole('textbox', { name: 'Shablon matni' }).fill('Yangilandi');
    await page.keyboard.press('Control+s');
    await expect(list.first()).toContainText('Yangilandi');
    await list.first().focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
    await expect(list).toHaveCount(before);
    expect(platform.find.count('answerTemplate', { id })).toBe(0);
    await page.getByRole('searchbox', { name: 'Shablon qidirish' }).fill('minnatdormiz');
    await expect(list).toHaveCount(1);
  });

  await signOut(page);
  await signIn('moderator', 'later');

  await step(
    'a moderator reads the list and an author’s initiatives, but cannot change an appeal',
    async (platform) => {
      const { find } = platform;
      const { author_id } = find.authorship();
      const oldest = Number(find.all('authorship', { author_id }).at(-1)?.initiative_id);
      const images = JSON.stringify(find.initiative({ photos: 2 }).images.slice(0, 2));
      platform.initiatives.change(oldest, { images });
      const appeal = find.appeal({ author_id });
      await goTo(page, `/app/appeals?search=${appeal.public_id}`);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).getByRole('checkbox')).toHaveCount(0);
      await rows(page).focus();
      await page.keyboard.press('a');
      await page.keyboard.press('Delete');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await rows(page).getByRole('button', { name: /\p{L}/u }).last().click();
      const dialog = page.getByRole('dialog', { name: 'Muallifning tashabbuslari' });
      const own = dialog.getByRole('table').locator('tr[data-row]');
      await expect(own.last()).toBeVisible();
      await own.last().getByRole('button', { name: 'Rasmlar: 2 ta' }).click();
      const viewer = page.getByRole('dialog', { name: 'Rasmlar' });
      await expect(viewer).toContainText('1 / 2');
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await own.last().getByRole('button', { name: 'Saytda ochish' }).click();
      const opened = await app.waitForEvent('open-external');
      expect(opened.url).toMatch(new RegExp(`/boards/(initiatives|my-garden)/\\d+/${oldest}$`));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await page.getByRole('button', { name: 'Excel' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' })).toBeVisible();
    },
  );
});

test('a template is chosen by keys that come faster than the dialog has settled', async ({ page, signIn }) => {
  await signIn('admin', '/app/appeals?status=NEW');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('j');
  await pressAtOnce(rows(page).first(), 'KeyA', 'Alt+ArrowDown');
  await expect(page.locator('[role=option][data-combobox-selected]')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Shablon qidirish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Javob' })).toHaveValue(/\S/);
});
