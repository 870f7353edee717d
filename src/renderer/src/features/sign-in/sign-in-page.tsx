import { Button } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { appInfoQuery } from '@/api/app-info.ts';
import { NETWORK_CHECK } from '@/api/network-check.ts';
import { useT } from '@/i18n/use-t.ts';
import { ErrorNumber } from '@/kit/error-number.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { useSession } from '@/session/session.ts';
import { NetworkNotice } from './network-notice.tsx';
import { Notice } from './notice.tsx';
import { endNotice } from './rules.ts';
import styles from './sign-in.module.css';
import { SsoWaiting } from './sso-waiting.tsx';
import { useSso } from './use-sso.ts';
import { useTyped } from './use-typed.ts';

// Lazy: only local and test hosts load the password form.
const PasswordForm = lazyComponent(async () => (await import('./password-form.tsx')).default);

/** Sign-in page (spec 000 §2): single sign-on on all hosts, username and password on local and test hosts only. */
export function Component() {
  const { t } = useT();
  const session = useSession();
  const info = useQuery(appInfoQuery);
  const sso = useSso();
  const { typed, keep } = useTyped();

  const ended = session.status === 'signed-out' && typed.attempts === 0 ? endNotice(session.reason) : null;
  const notice = sso.waiting ? null : (sso.failure ?? ended);

  if (info.isPending) return null;
  return (
    <>
      <h1 className={styles.title}>{t('Tizimga kirish')}</h1>
      <p className={styles.subtitle}>{t('Xizmat hisobingiz bilan kiring')}</p>
      {notice && (
        <Notice>
          {t(notice)}
          <ErrorNumber number={sso.failure ? sso.number : undefined} />
        </Notice>
      )}
      <NetworkNotice onRetry={sso.forgetFailure} />
      {sso.waiting ? (
        <SsoWaiting expiresAt={sso.waiting.expiresAt} onReopen={sso.reopen} />
      ) : (
        <Button
          fullWidth
          className={styles.sso}
          leftSection={<IconLogin2 size={18} stroke={1.7} />}
          loading={sso.starting}
          onClick={sso.start}
        >
          {t('Yagona kirish tizimi orqali kirish')}
        </Button>
      )}
      {info.data?.passwordLogin && (
        <div hidden={sso.waiting !== null}>
          <PasswordForm
            typed={typed}
            countAttempts={info.data.countAttempts}
            onName={(username) => keep(() => ({ username }))}
            onAttempt={() => keep(({ attempts }) => ({ attempts: attempts + 1 }))}
          />
        </div>
      )}
      <Link to={NETWORK_CHECK} className={styles.check}>
        {t('Tarmoqni tekshirish')}
      </Link>
    </>
  );
}
