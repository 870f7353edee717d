import { type CallName, contract } from '@shared/bridge/contract.ts';
import { ANOTHER_PERSON } from '@shared/constants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GOOD_INPUTS } from '../../../support/bridge-inputs.ts';
import { composeProgram, type Settled } from '../../../support/fuzz/composed-program.ts';
import { outside } from '../../../support/fuzz/recorded-electron.ts';
import { until } from '../../../support/until.ts';

vi.mock('electron', async () => (await import('../../../support/fuzz/recorded-electron.ts')).electron);
vi.mock('keytar', () => ({
  getPassword: async () => null,
  setPassword: async () => undefined,
  deletePassword: async () => true,
}));

const CALLS = Object.keys(contract) as CallName[];
/** What a locked program answers: the lock's own calls, the way back, and the last keystrokes. */
const ANSWERED: CallName[] = [
  'session.current',
  'session.unlock',
  'session.sso',
  'session.cancelSso',
  'session.copySsoLink',
  'session.signOut',
  'network.state',
  'network.openPortal',
  'network.answerProxy',
  'network.dismissProxy',
  'network.askProxyAgain',
  'drafts.save',
  'app.setUnsaved',
  'app.noteDefect',
];
const DRAFT = { scope: 'initiative-ban', record: '42', value: { comment: 'Yozilgan matn' } };

let program: Awaited<ReturnType<typeof composeProgram>>;
beforeAll(async () => {
  program = await composeProgram({ lockAfterMinutes: 10 });
});
afterAll(() => program.stop());
beforeEach(async () => {
  program.platform.person = { role: 'moderator', id: 7 };
  program.platform.up = true;
  await call('session.signOut');
  await program.signIn();
});

const call = (name: CallName, input?: unknown) => program.call(name, input);
const stateNow = async () => (await call('session.current')).value;

const lock = (event = 'lock-screen') => outside.power.emit(event);

/** Asks the single sign-on, and answers in the browser's place once it was opened. */
async function unlock(): Promise<Settled> {
  const opened = outside.links.length;
  const answer = call('session.unlock');
  await until(() => outside.links.length > opened);
  const asked = new URL(outside.links.at(-1) ?? '').searchParams;
  // Otherwise the provider's own session would open it for anybody.
  expect(asked.get('prompt')).toBe('login');
  await fetch(`${asked.get('redirect_uri')}?code=c&state=${asked.get('state')}`);
  return answer;
}

describe('a locked program', () => {
  test.each(['lock-screen', 'suspend', 'resume'])('is locked by the event %s', async (event) => {
    expect(await stateNow()).toMatchObject({ status: 'signed-in', locked: false });
    lock(event);
    expect(await stateNow()).toMatchObject({ status: 'signed-in', locked: true });
  });

  test('refuses every call but those of the lock, and dropped files, before anything happens', async () => {
    lock();
    const asked = program.server.asked.length;
    const refused = CALLS.filter((name) => !ANSWERED.includes(name) && !name.startsWith('sheets.'));
    expect(refused.length).toBeGreaterThan(60);
    for (const name of refused)
      expect(await call(name, GOOD_INPUTS[name]), name).toMatchObject({ ok: false, error: { kind: 'locked' } });
    const wanted = { accept: ['pdf'], maxBytes: 1000 };
    for (const folders of [true, false])
      expect(
        await program.send('drop', { paths: ['/etc/passwd'], names: ['passwd'], wanted: { ...wanted, folders } }),
      ).toMatchObject({
        error: { kind: 'locked' },
      });
    expect(program.server.asked.length).toBe(asked);
    expect(await stateNow()).toMatchObject({ status: 'signed-in', locked: true });
  });

  test('answers those of the lock', async () => {
    lock();
    for (const name of ANSWERED) {
      if (name === 'session.unlock' || name === 'session.signOut') continue;
      expect((await call(name, GOOD_INPUTS[name])).error?.kind, name).not.toBe('locked');
    }
  });

  test('has a menu of the window alone', async () => {
    const whole = outside.menu.length;
    lock();
    expect(outside.menu).toEqual(
      expect.arrayContaining(['Chiqish', 'Qayta yuklash', 'Kattalashtirish', 'Kichiklashtirish']),
    );
    for (const label of ['Buyruqlar paneli', 'Qidirish', 'Bekor qilish', 'Yordam uchun fayl', 'Tarmoqni tekshirish'])
      expect(outside.menu).not.toContain(label);
    await unlock();
    expect(outside.menu).toHaveLength(whole);
  });

  test('opens for the same person, and answers again', async () => {
    lock();
    expect(await call('drafts.save', DRAFT)).toMatchObject({ ok: true });
    expect(await unlock()).toMatchObject({ ok: true, value: { locked: false } });
    expect(await call('drafts.load', DRAFT)).toMatchObject({ value: { value: DRAFT.value } });
  });

  test('stays locked for another person', async () => {
    lock();
    program.platform.person = { role: 'admin', id: 8 };
    expect(await unlock()).toMatchObject({ error: { kind: 'forbidden', detail: ANOTHER_PERSON } });
    expect(await stateNow()).toMatchObject({ locked: true, profile: { id: 7 } });
  });

  test('stays locked while the platform does not answer', async () => {
    lock();
    program.platform.up = false;
    expect(await unlock()).toMatchObject({ error: { kind: 'network' } });
    expect(await stateNow()).toMatchObject({ locked: true });
    program.platform.up = true;
    expect(await unlock()).toMatchObject({ ok: true });
  });

  test('can be signed out of while the single sign-on is waited for: its answer opens nothing', async () => {
    lock();
    const opened = outside.links.length;
    const answer = call('session.unlock');
    await until(() => outside.links.length > opened);
    await call('session.signOut');
    expect(await answer).toMatchObject({ error: { kind: 'cancelled' } });
    expect(await call('session.sso')).toMatchObject({ value: { status: 'idle' } });
    expect(await stateNow()).toMatchObject({ status: 'signed-out' });
  });

  test('can be signed out of, by whoever sits there: the drafts stay for the person who wrote them', async () => {
    await call('drafts.save', DRAFT);
    lock();
    expect(await call('session.signOut')).toMatchObject({ ok: true });
    expect(await stateNow()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    program.platform.person = { role: 'admin', id: 8 };
    expect(await program.signIn()).toMatchObject({ value: { locked: false, profile: { id: 8 } } });
    expect(await call('drafts.load', DRAFT)).toMatchObject({ ok: true, value: null });
    await call('session.signOut');
    program.platform.person = { role: 'moderator', id: 7 };
    await program.signIn();
    expect(await call('drafts.load', DRAFT)).toMatchObject({ value: { value: DRAFT.value } });
    // Their own sign-out removes them, as ever.
    await call('session.signOut');
    await program.signIn();
    expect(await call('drafts.load', DRAFT)).toMatchObject({ ok: true, value: null });
  });
});
