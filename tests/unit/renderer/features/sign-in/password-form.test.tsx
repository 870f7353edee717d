import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { acts } from '../../laws/act-stubs.tsx';
import { acting } from '../../laws/acted.tsx';

type Form = { setValues: (values: object) => void; getValues: () => object };
let form: Form | undefined;
const noting = (real: (options: object) => Form) => (options: object) => {
  form = real(options);
  return form;
};
vi.doMock('@mantine/form', async (original) => {
  const real = await original<{ useForm: (options: object) => Form }>();
  return { ...real, useForm: noting(real.useForm) };
});
let renew = (): void => undefined;
const ActionIcon = ({ onClick }: { onClick: () => void }) => {
  renew = onClick;
  return null;
};
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), ActionIcon }));
const { default: PasswordForm } = await import('@/features/sign-in/password-form.tsx');

const idle = () => undefined;
const TYPED = { username: 'kim', password: 'parol', captchaResult: '12' };
let captchas = 0;
let answer: object = {};
beforeEach(() => {
  captchas = 0;
  const captcha = async () => ({ ok: true, value: { key: 'k', image: `data:,${++captchas}` } });
  Object.assign(window.bridge, { session: { captcha, signInWithPassword: async () => answer } });
});

it.each([
  ['an attempt that succeeds', { ok: true, value: null }, () => acts.send(TYPED)],
  ['an attempt that fails', { ok: false, error: { kind: 'forbidden', status: 401 } }, () => acts.send(TYPED)],
  ['a press for another one', {}, () => renew()],
])('A-021, A-022: after %s there is another captcha, without an answer', async (_, answered, deed) => {
  answer = answered;
  const typed = { username: '', attempts: 0 };
  const page = await acting(
    createElement(PasswordForm, { typed, countAttempts: false, onName: idle, onAttempt: idle }),
    {},
  );
  form?.setValues(TYPED);
  expect(captchas).toBe(1);
  await page.does(deed);
  expect(captchas).toBe(2);
  expect(form?.getValues()).toEqual({ ...TYPED, captchaResult: '' });
});
