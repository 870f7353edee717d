import type { Area } from '../fault.ts';

export default {
  specs: ['sign-in', 'session'],
  faults: [
    {
      file: 'features/sign-in/rules.ts',
      find: 'const FREE_ATTEMPTS = 6;',
      put: 'const FREE_ATTEMPTS = 60;',
      says: 'Too many attempts are never told.',
    },
    {
      file: 'features/sign-in/rules.ts',
      find: 'status === 401 || status === 403',
      put: 'status === 403',
      says: 'A wrong password is told as a failure of the form.',
    },
    {
      file: 'features/sign-in/password-form.tsx',
      find: 'void captcha.refetch();',
      put: '',
      says: 'The captcha stays after an attempt.',
    },
    {
      file: 'features/sign-in/password-form.tsx',
      find: "form.setFieldValue('captchaResult', '');",
      put: '',
      says: "The captcha's answer stays after an attempt.",
    },
    {
      file: 'features/sign-in/sign-in-page.tsx',
      find: '{info.data?.passwordLogin && (',
      put: '{info.data && (',
      says: 'The password is asked for where there is only the single sign-on.',
    },
    {
      file: 'features/sign-in/sso-waiting.tsx',
      find: 'bridge.session.cancelSso()',
      put: 'bridge.session.copySsoLink()',
      says: '"Bekor qilish" does not end the waiting.',
    },
    {
      file: 'features/sign-in/captcha-field.tsx',
      find: "onChange('');",
      put: '',
      says: 'The old answer stays with a new captcha.',
    },
    {
      file: 'features/sign-in/network-words.tsx',
      find: '    onRetry();',
      put: '',
      says: "The failure of the sign-in stays below the network's after a retry.",
    },
    {
      file: 'features/sign-in/sso-waiting.tsx',
      find: 'formatTimeLeft(expiresAt - now)',
      put: 'formatTimeLeft(now - expiresAt)',
      says: 'No time is left for a sign-in in the browser.',
    },
    {
      file: 'features/sign-in/sign-in-page.tsx',
      find: "t('Xizmat hisobingiz bilan kiring')",
      put: "t('Kirishni brauzerda yakunlang')",
      says: 'The page tells to go to the browser before it has opened.',
    },
  ],
} satisfies Area;
