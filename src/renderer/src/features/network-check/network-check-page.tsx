import { Button, Skeleton } from '@mantine/core';
import { CHECK_NAMES, type Check, type NetworkCheck } from '@shared/network-check.ts';
import { IconFileZip, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';
import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { CheckFrame } from '@/kit/check-page/check-frame.tsx';
import { CheckedList, CheckedRow } from '@/kit/check-page/checked-row.tsx';
import { FailedState } from '@/kit/empty-state.tsx';
import { useAction } from '@/kit/use-action.ts';
import styles from './network-check.module.css';
import { ADVICE, figureText, NAMES, STATES } from './words.ts';

/** Page that checks every server and the workstation, with or without a session, and says what to do. */
export function Component() {
  const { t } = useT();
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
    <CheckFrame
      title="Tarmoqni tekshirish"
      lead="Dasturga kerakli xizmatlar va shu kompyuter tekshiriladi. Hech narsa o'zgartirilmaydi."
      foot={
        <>
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
        </>
      }
    >
      {check.isError ? (
        <FailedState
          error={check.error}
          words="Tekshirib bo'lmadi"
          onRetry={() => void check.refetch()}
          retrying={isFetching}
        />
      ) : (
        <CheckedList label="Tekshiruv natijalari" busy={isFetching}>
          {data
            ? data.checks.map((one) => <NetworkRow key={one.name} check={one} serverTime={data.serverTime} />)
            : CHECK_NAMES.map((name) => <Skeleton key={name} component="li" height={56} radius={10} />)}
        </CheckedList>
      )}
    </CheckFrame>
  );
}

type NetworkRowProps = { check: Check; serverTime: NetworkCheck['serverTime'] };

/** One check, with what to do. */
function NetworkRow({ check: { name, state, figure, problem, host }, serverTime }: NetworkRowProps) {
  const { t } = useT();
  const time =
    problem === 'clock-off' && serverTime !== null ? formatDateTime(new Date(serverTime).toISOString()) : null;
  const advice = problem && [t(ADVICE[problem]), time && t('Serverda: {{time}}.', { time })].filter(Boolean).join(' ');
  return (
    <CheckedRow
      name={NAMES[name]}
      state={state}
      word={STATES[state]}
      host={host}
      figure={figureText(figure, t)}
      texts={advice ? [advice] : []}
    />
  );
}
