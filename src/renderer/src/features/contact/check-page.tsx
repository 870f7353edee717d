import { Button, Progress } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { appInfoQuery } from '@/api/app-info.ts';
import { useT } from '@/i18n/use-t.ts';
import { CheckFrame } from '@/kit/check-page/check-frame.tsx';
import { useSession } from '@/session/session.ts';
import styles from './check-page.module.css';
import { CheckReport } from './check-report.tsx';
import type { Assumption, NotAsked } from './line.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { useCheck } from './use-check.ts';

export type CheckPageProps = {
  /** The table of assumptions, for the role of whoever is signed in; empty for nobody. */
  lines: readonly Assumption[];
  notAsked: readonly NotAsked[];
};

/** Page that holds the program's assumptions against the platform, by reading alone, and tells what differs. */
export function CheckPage({ lines, notAsked }: CheckPageProps) {
  const { t } = useT();
  const session = useSession();
  const info = useQuery(appInfoQuery);
  const { state, begin, stop } = useCheck();
  const profile = session.status === 'signed-in' ? session.profile : null;
  const done = state.is === 'running' ? new Set(state.outcomes.map(({ line }) => line.name)).size : 0;

  return (
    <CheckFrame
      title="Platforma bilan moslikni tekshirish"
      lead="Dastur platformadan o'zi o'qiydigan narsalarni birma-bir so'raydi va javoblarni kutilgani bilan solishtiradi. Hech narsa yuborilmaydi va o'zgartirilmaydi, hisobotda hech kimning ma'lumoti bo'lmaydi."
      foot={
        state.is === 'running' ? (
          <Button variant="default" leftSection={<IconPlayerStop size={18} stroke={1.7} />} onClick={stop}>
            {t("To'xtatish")}
          </Button>
        ) : (
          profile && (
            <Button
              variant={state.is === 'done' ? 'default' : 'filled'}
              leftSection={<IconPlayerPlay size={18} stroke={1.7} />}
              onClick={() => void begin(lines, profile)}
            >
              {state.is === 'done' ? t('Qayta tekshirish') : t('Tekshirishni boshlash')}
            </Button>
          )
        )
      }
    >
      {profile === null && <SignInFirst />}
      {state.is === 'busy' && <p role="alert">{t('Fayl yuborilmoqda. U tugagach, tekshiruvni boshlang.')}</p>}
      {state.is === 'running' && (
        <div className={styles.progress}>
          <Progress value={(100 * done) / Math.max(1, lines.length)} aria-label={t('Tekshiruv')} />
          <p role="status">
            {t("Tekshirilmoqda: {{done}} / {{all}}, {{calls}} ta so'rov", {
              done,
              all: lines.length,
              calls: state.outcomes.length,
            })}
          </p>
        </div>
      )}
      {state.is === 'done' && info.data && (
        <CheckReport
          findings={state.findings}
          notAsked={notAsked}
          about={{
            version: info.data.version,
            platform: info.data.platformName,
            role: state.role,
            at: state.at,
          }}
        />
      )}
    </CheckFrame>
  );
}
