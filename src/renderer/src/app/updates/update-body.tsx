import { Alert, Loader, Progress } from '@mantine/core';
import type { UpdateOffer, UpdateProblem, UpdateState, UpdatesOff } from '@shared/updates.ts';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appInfoQuery } from '@/api/app-info.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { fileSize } from '@/kit/files/file-size.ts';
import styles from './updates.module.css';

/** State of a newer version: the result of the check, the version, its download, the failure. */
export function UpdateBody({ state }: { state: UpdateState }) {
  const { t } = useT();
  switch (state.status) {
    case 'idle':
    case 'checking':
      return <Line icon={<Loader size={18} />}>{t('Yangilanishlar tekshirilmoqda')}</Line>;
    case 'current':
      return <Current />;
    case 'off':
      return <Line icon={<IconInfoCircle size={20} stroke={1.7} />}>{t(OFF[state.reason])}</Line>;
    case 'available':
      return <OfferedVersion offer={state.offer} />;
    case 'downloading':
      return (
        <>
          <OfferedVersion offer={state.offer} />
          <Received received={state.receivedBytes} total={state.offer.bytes} />
        </>
      );
    case 'ready':
      return (
        <>
          <OfferedVersion offer={state.offer} />
          <p className={styles.text}>
            {t(
              "Versiya yuklab olindi. Uni o'rnatish uchun dastur yopiladi va qayta ochiladi. Tugallanmagan ish bo'lsa, oldin so'raladi.",
            )}
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          {state.offer && <OfferedVersion offer={state.offer} />}
          <Alert color="red" icon={<IconAlertCircle />} role="alert" className={styles.problem}>
            {t(PROBLEMS[state.problem])}
          </Alert>
        </>
      );
  }
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.line} role="status">
      <span className={styles.icon}>{icon}</span>
      <span>{children}</span>
    </p>
  );
}

function Current() {
  const { t } = useT();
  const info = useQuery(appInfoQuery);
  return (
    <Line icon={<IconCircleCheck size={20} stroke={1.7} />}>
      {t("Eng so'nggi versiya o'rnatilgan")}
      {info.data && `: ${info.data.version}`}
    </Line>
  );
}

function Received({ received, total }: { received: number; total: number | null }) {
  const { t } = useT();
  const soFar = fileSize(received, t);
  return (
    <div className={styles.received}>
      <Progress
        size={6}
        value={total ? Math.min(100, (received / total) * 100) : 100}
        animated={total === null}
        aria-label={t('Yangi versiyani yuklab olish')}
      />
      <p className={styles.facts}>
        <span>{total === null ? soFar : `${soFar} / ${fileSize(total, t)}`}</span>
        <span>{t('Oynani yopsangiz ham, yuklab olish davom etadi.')}</span>
      </p>
    </div>
  );
}

/** An offered version: number, size and notes. The notes are plain text, in whatever words the publisher wrote. */
function OfferedVersion({ offer: { version, notes, bytes } }: { offer: UpdateOffer }) {
  const { t } = useT();
  const info = useQuery(appInfoQuery);
  return (
    <>
      <div>
        <h3 className={styles.version}>{t('Yangi versiya: {{version}}', { version })}</h3>
        <p className={styles.facts}>
          {info.data && <span>{t('Hozirgi versiya: {{version}}', { version: info.data.version })}</span>}
          {bytes !== null && <span>{t('Hajmi: {{size}}', { size: fileSize(bytes, t) })}</span>}
        </p>
      </div>
      {notes && (
        <section aria-label={t('Nimalar yangi')}>
          <h4 className={styles.heading}>{t('Nimalar yangi')}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
          <div className={styles.notes} tabIndex={0}>
            {notes}
          </div>
        </section>
      )}
    </>
  );
}

/** What failed and what to do, in words. */
const PROBLEMS: Record<UpdateProblem, Text> = {
  network: "Yangilanishlar serveri bilan aloqa yo'q yoki uzildi. Tarmoqni tekshirib, qayta urinib ko'ring.",
  missing: 'Yangilanish serverda topilmadi. Administratorga xabar bering.',
  'not-a-feed':
    "Server o'rniga boshqa sahifa javob berdi: tarmoq avval kirishni so'rayotgan bo'lishi mumkin. Brauzerda biror saytni ochib ko'ring.",
  server: "Yangilanishlar serveri so'rovni rad etdi. Keyinroq qayta urinib ko'ring.",
  checksum:
    "Yuklab olingan fayl e'lon qilingan faylga mos emas va o'chirildi. Qayta urinib ko'ring; takrorlansa, administratorga xabar bering.",
  signature:
    "Yuklab olingan faylning imzosi dastur muallifiniki emas, shuning uchun u o'chirildi. Administratorga xabar bering.",
  'no-space': "Diskda joy yetarli emas. Joy bo'shatib, qayta urinib ko'ring.",
  disk: "Faylni diskka yozib bo'lmadi. Administratorga murojaat qiling.",
  'not-started': "O'rnatish boshlanmadi. Qayta urinib ko'ring yoki administratorga murojaat qiling.",
  other: "Yangilab bo'lmadi. Qayta urinib ko'ring yoki administratorga murojaat qiling.",
};

/** Why this installation does not look for updates. */
const OFF: Record<UpdatesOff, Text> = {
  'not-configured': 'Yangilanishlar manzili sozlanmagan. Administrator uni dastur sozlamalariga kiritishi kerak.',
  administrator: 'Bu kompyuterda dasturni administrator yangilaydi.',
  'not-installed': "Dastur o'rnatilmagan holda ishga tushirilgan: u yangilanmaydi.",
};
