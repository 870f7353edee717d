import { Button, Divider, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { trimmed } from '@shared/blank.ts';
import type { CallInput } from '@shared/bridge/contract.ts';
import { useLayoutEffect, useRef } from 'react';
import { minLength, object, overwrite, string } from 'zod/mini';
import { bridge, unwrap } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import { ErrorNumber } from '@/kit/error-number.tsx';
import { fieldsOf, must } from '@/kit/forms/field.ts';
import { useAction } from '@/kit/use-action.ts';
import { CaptchaField } from './captcha-field.tsx';
import { Notice } from './notice.tsx';
import { type PasswordFailure, passwordFailure, tooManyAttempts } from './rules.ts';
import styles from './sign-in.module.css';
import { useCaptcha } from './use-captcha.ts';
import type { Typed } from './use-typed.ts';

/** Handlers of a password sign-in. */
type PasswordSignInHandlers = {
  /** Called after every attempt, successful or not. */
  onSettled: () => void;
  onFailure: (failure: PasswordFailure) => void;
};

/**
 * Signs in with a password, one attempt at a time. On success the new session arrives by an event, and the guard leaves
 * the page.
 */
function usePasswordSignIn({ onSettled, onFailure }: PasswordSignInHandlers) {
  const { press, running, error } = useAction({
    work: (input: CallInput<'session.signInWithPassword'>) => unwrap(bridge.session.signInWithPassword(input)),
    onFailure: (failure) => onFailure(passwordFailure(failure)),
    onEnd: onSettled,
  });
  return { submit: press, pending: running, failure: error && passwordFailure(error), number: error?.number };
}

const required = must('Majburiy maydon');
const credentialsSchema = object({
  username: string().check(overwrite(trimmed), minLength(1, required)),
  password: string().check(minLength(1, required)),
});

export type PasswordFormProps = {
  typed: Typed;
  /** Whether this host warns about too many submissions. */
  countAttempts: boolean;
  onName: (username: string) => void;
  /** Called after every submission, successful or not. */
  onAttempt: () => void;
};

/** Form with username, password and maths captcha, for local and test hosts. */
export default function PasswordForm({ typed, countAttempts, onName, onAttempt }: PasswordFormProps) {
  const { t } = useT();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const captchaField = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The form is lazy: on arrival it takes the focus only where nothing else has the focus.
    if (document.activeElement === document.body) usernameField.current?.focus();
  }, []);
  const captcha = useCaptcha();
  const form = useForm({
    initialValues: { username: typed.username, password: '', captchaResult: '' },
    validate: schemaResolver(credentialsSchema, { sync: true }),
    validateInputOnBlur: false,
    onValuesChange: ({ username }, before) => username !== before.username && onName(username),
  });
  const signIn = usePasswordSignIn({
    onSettled: () => {
      onAttempt();
      form.setFieldValue('captchaResult', '');
      void captcha.refetch();
    },
    onFailure: ({ at }) => {
      if (at === 'password') passwordField.current?.select();
      if (at === 'captcha') captchaField.current?.focus();
    },
  });

  const field = fieldsOf(form, t);
  const password = field('password');
  const failureAt = (place: NonNullable<typeof signIn.failure>['at']) =>
    signIn.failure?.at === place ? t(signIn.failure.text) : null;
  const submit = form.onSubmit(
    (values) => signIn.submit({ ...values, username: trimmed(values.username), captchaKey: captcha.data?.key ?? '' }),
    (errors) => form.getInputNode(errors.username ? 'username' : 'password')?.focus(),
  );

  return (
    <>
      <Divider className={styles.divider} label={t('Sinov muhiti')} />
      <form onSubmit={submit} noValidate className={styles.form}>
        {tooManyAttempts(typed.attempts, countAttempts) && (
          <Notice>{t('Urinishlar soni meyoridan oshib ketti')}</Notice>
        )}
        {failureAt('form') && (
          <Notice bad key={signIn.number}>
            {failureAt('form')}
            {signIn.failure?.said && <span className={styles.said}>{signIn.failure.said}</span>}
            <ErrorNumber number={signIn.number} />
          </Notice>
        )}
        <TextInput
          ref={usernameField}
          size="md"
          label={t('Foydalanuvchi nomi')}
          withAsterisk
          autoComplete="username"
          spellCheck={false}
          {...field('username')}
        />
        <PasswordInput
          ref={passwordField}
          size="md"
          label={t('Parol')}
          withAsterisk
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t("Parolni ko'rsatish") }}
          {...password}
          error={password.error ?? failureAt('password')}
        />
        <CaptchaField
          ref={captchaField}
          captcha={captcha}
          value={form.values.captchaResult}
          onChange={(value) => form.setFieldValue('captchaResult', value)}
          error={failureAt('captcha')}
        />
        <Button type="submit" size="md" variant="default" fullWidth loading={signIn.pending}>
          {t('Kirish')}
        </Button>
      </form>
    </>
  );
}
