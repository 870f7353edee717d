import { Button, Skeleton } from '@mantine/core';
import { CHECK_NAMES, type Check, type NetworkCheck } from '@shared/network-check.ts';
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconCircleCheck,
  IconCircleX,
  IconFileZip,
  IconHelpCircle,
  IconRefresh,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';
import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { FailedState } from '@/kit/empty-state.tsx';
import { useAction } from '@/kit/use-action.ts';
import { useGoBack } from '@/kit/use-go-back.ts';
import styles from './network-check.module.css';
import { ADVICE, figureText, NAMES, STATES } from './words.ts';

/** Page that checks every server and the workstation, with or without a session, and says what to do. */
export function Component() {
  const { t } = useT();
  const goBack = useGoBack('/');
  const check = useQuery({
    queryKey: ['network-check'],
    queryFn: () => unwrap(bridge.support.checkNetwork()),
    // Reopening the page repeats the checks.
    staleTime: 0,
    gcTime: 0,
  });
  const supportFile = useAction({ work: () => unwrap(bridge.support.saveFile()) });
  const { data, isFetching } = check;
  const checkedAt = data && formatDateTime(new Date(data.checkedAt).toISOString());

  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <Button
          variant="subtle"
          color="gray"
          className={styles.back}
          leftSection={<IconArrowLeft size={17} stroke={1.7} />}
          onClick={goBack}
        >
          {t('Orqaga')}
        </Button>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('Tarmoqni tekshirish')}</h1>
          <p className={styles.lead}>
            {t("Dasturga kerakli xizmatlar va shu kompyuter tekshiriladi. Hech narsa o'zgartirilmaydi.")}
          </p>
        </header>
        {check.isError ? (
          <FailedState
            error={check.error}
            words="Tekshirib bo'lmadi"
            onRetry={() => void check.refetch()}
            retrying={isFetching}
          />
        ) : (
          <ul className={styles.list} aria-label={t('Tekshiruv natijalari')} aria-busy={isFetching}>
            {data
              ? data.checks.map((one) => <CheckRow key={one.name} check={one} serverTime={data.serverTime} />)
              : CHECK_NAMES.map((name) => <Skeleton key={name} component="li" height={56} radius={10} />)}
          </ul>
        )}
        <footer className={styles.foot}>
          <p className={styles.when} role="status">
            {isFetching ? t('Tekshirilmoqda…') : checkedAt && t('Tekshirildi: {{time}}', { time: checkedAt })}
          </p>
          <Button
            variant="default"
            leftSection={<IconFileZip size={18} stroke={1.7} />}
            loading={supportFile.running}
            onClick={() => supportFile.press()}
          >
            {t('Yordam faylini saqlash')}
          </Button>
          <Button
            leftSection={<IconRefresh size={18} stroke={1.7} />}
            loading={isFetching}
            onClick={() => void check.refetch()}
          >
            {t('Qayta tekshirish')}
          </Button>
        </footer>
      </div>
    </main>
  );
}

const ICONS = { good: IconCircleCheck, warning: IconAlertTriangle, bad: IconCircleX, unknown: IconHelpCircle };

type CheckRowProps = { check: Check; serverTime: NetworkCheck['serverTime'] };

/** One check: its state by icon and word, its figure, and what to do. */
function CheckRow({ check: { name, state, figure, problem, host }, serverTime }: CheckRowProps) {
  const { t } = useT();
  const Icon = ICONS[state];
  const time =
    problem === 'clock-off' && serverTime !== null ? formatDateTime(new Date(serverTime).toISOString()) : null;
  return (
    <li className={styles.row} data-state={state}>
      <Icon size={22} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.what}>
        <span className={styles.name}>{t(NAMES[name])}</span>
        {host && <span className={styles.host}>{host}</span>}
        {problem && (
          <p className={styles.advice}>
            {t(ADVICE[problem])} {time && t('Serverda: {{time}}.', { time })}
          </p>
        )}
      </div>
      <div className={styles.outcome}>
        <span className={styles.state}>{t(STATES[state])}</span>
        <span className={styles.figure}>{figureText(figure, t)}</span>
      </div>
    </li>
  );
}
