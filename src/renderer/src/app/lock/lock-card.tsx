import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { ANOTHER_PERSON } from '@shared/constants.ts';
import type { Profile } from '@shared/session.ts';
import { IconLock, IconLockOpen, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { ROLE_LABELS } from '@/entities/role-labels.ts';
import { NetworkNotice } from '@/features/sign-in/network-notice.tsx';
import { Notice } from '@/features/sign-in/notice.tsx';
import { SsoWaiting } from '@/features/sign-in/sso-waiting.tsx';
import { useSso } from '@/features/sign-in/use-sso.ts';
import { useT } from '@/i18n/use-t.ts';
import { ErrorNumber } from '@/kit/error-number.tsx';
import { useAction } from '@/kit/use-action.ts';
import { initialsOf } from '../shell/header/person.ts';
import styles from './lock.module.css';

/** What the cover of a locked program shows: whose it is, the way back by their single sign-on, and the way out. */
export default function LockCard({ profile }: { profile: Profile }) {
  const { t, tr } = useT();
  const sso = useSso(bridge.session.unlock);
  const { online } = useNetwork();
  const role = t(ROLE_LABELS[profile.role]);
  const name = tr(profile.full_name) || profile.username || role;
  const isAnother = sso.error?.detail === ANOTHER_PERSON;
  const failure = isAnother
    ? t(
        "Boshqa xodim kirdi, shuning uchun dastur ochilmadi. Uni faqat {{name}} ochadi. Siz boshqa xodim bo'lsangiz, avval “Chiqish” tugmasini bosing.",
        { name },
      )
    : sso.failure && t(sso.failure);

  return (
    <div className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        <IconLock size={30} stroke={1.5} />
      </span>
      <h1 className={styles.title} id="lock-title">
        {t('Dastur qulflangan')}
      </h1>
      <p className={styles.text}>
        {t(
          "Ish joyi qarovsiz qolgani uchun oyna yopib qo'yildi. Yozganlaringiz o'chirilmadi; boshlangan yuborish va yuklab olishlar to'xtamaydi, qolgan amallar dastur ochilgach davom etadi.",
        )}
      </p>
      <div className={styles.person}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className={styles.who}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span className={styles.role}>{role}</span>
        </span>
      </div>
      {failure && !sso.waiting && (
        <Notice>
          {failure}
          <ErrorNumber number={isAnother ? undefined : sso.number} />
        </Notice>
      )}
      {!online && <Notice>{t("Internet aloqasi yo'q. Dasturni ochish uchun aloqa kerak.")}</Notice>}
      <NetworkNotice onRetry={sso.forgetFailure} />
      {sso.waiting ? (
        <SsoWaiting expiresAt={sso.waiting.expiresAt} onReopen={sso.reopen} />
      ) : (
        <>
          <p className={styles.hint}>{t('Davom etish uchun yagona kirish tizimida qayta kiring.')}</p>
          <Button
            fullWidth
            className={styles.open}
            leftSection={<IconLockOpen size={18} stroke={1.7} />}
            loading={sso.starting}
            autoFocus
            onClick={sso.start}
          >
            {t('Davom etish')}
          </Button>
        </>
      )}
      <LockedSignOut name={name} />
    </div>
  );
}

/** The way out of a locked program: the question of every sign-out, in place, as no dialog lies above the cover. */
function LockedSignOut({ name }: { name: string }) {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const signOut = useAction({ work: () => unwrap(bridge.session.signOut()) });
  if (!asked)
    return (
      <Button
        fullWidth
        variant="default"
        className={styles.leave}
        leftSection={<IconLogout size={16} stroke={1.7} />}
        onClick={() => setAsked(true)}
      >
        {t('Chiqish')}
      </Button>
    );
  return (
    <section className={styles.question} aria-labelledby="lock-question">
      <h2 className={styles.questionTitle} id="lock-question">
        {t('Tizimdan chiqishni istaysizmi?')}
      </h2>
      <p className={styles.questionText}>
        {t("Boshlangan amallar to'xtaydi. Yozilganlar shu kompyuterda {{name}} uchun qoladi.", { name })}
      </p>
      <div className={styles.answers}>
        <Button variant="default" autoFocus onClick={() => setAsked(false)}>
          {t('Bekor qilish')}
        </Button>
        <Button color="red" loading={signOut.running} onClick={() => signOut.press()}>
          {t('Ha')}
        </Button>
      </div>
    </section>
  );
}
