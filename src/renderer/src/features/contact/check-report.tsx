import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconTable } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { CheckedList, CheckedRow, type CheckedRowProps } from '@/kit/check-page/checked-row.tsx';
import { useSaveSheet, useSaveText } from '@/kit/files/use-save-file.ts';
import styles from './check-page.module.css';
import { type State, stateOf } from './judge/state.ts';
import type { NotAsked } from './line.ts';
import { proposedBy } from './proposed.ts';
import { ProposedLines } from './proposed-lines.tsx';
import { type About, reportOf } from './report/report.ts';
import { sheetsOf } from './report/sheet.ts';
import type { CheckedCall, Findings } from './run.ts';
import { ENDINGS, findingText, STATE_NAMES } from './words.ts';

const LOOKS = {
  agrees: 'good',
  lives: 'warning',
  differs: 'bad',
  'not-asked': 'unknown',
} satisfies Record<State, CheckedRowProps['state']>;

const WORST_FIRST: readonly State[] = ['differs', 'lives', 'not-asked', 'agrees'];
const worstFirst = (screens: ReadonlyMap<Text, readonly CheckedCall[]>) =>
  [...screens].toSorted(
    ([, one], [, other]) => WORST_FIRST.indexOf(stateOf(one)) - WORST_FIRST.indexOf(stateOf(other)),
  );

export type CheckReportProps = { findings: Findings; notAsked: readonly NotAsked[]; about: About };

/** What a check has found, the files to send, and each screen: what does not work comes first. */
export function CheckReport({ findings, notAsked, about }: CheckReportProps) {
  const translation = useT();
  const { t } = translation;
  const text = useSaveText();
  const sheet = useSaveSheet();
  const report = useMemo(() => reportOf(findings, notAsked, about), [findings, notAsked, about]);
  const screens = worstFirst(Map.groupBy(findings.outcomes, ({ line }) => line.screen));
  const name = `moslik-${report.at.slice(0, 10)}`;

  return (
    <>
      {findings.ending !== 'done' && (
        <p className={styles.notice} role="alert">
          {t(ENDINGS[findings.ending])}
        </p>
      )}
      <p role="status">
        {t("{{calls}} ta so'rov, {{seconds}} soniya: {{state}}", {
          calls: findings.outcomes.length,
          seconds: Math.round(findings.ms / 1000),
          state: t(STATE_NAMES[report.state]),
        })}
      </p>
      <div className={styles.buttons}>
        <Button
          leftSection={<IconDeviceFloppy size={18} stroke={1.7} />}
          loading={text.saving}
          onClick={() => void text.save({ suggestedName: `${name}.json`, text: JSON.stringify(report, null, 1) })}
        >
          {t('Hisobotni saqlash')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTable size={18} stroke={1.7} />}
          loading={sheet.saving}
          onClick={() => void sheet.save({ suggestedName: `${name}.xlsx`, sheets: sheetsOf(report, translation) })}
        >
          {t('Jadvalni saqlash')}
        </Button>
      </div>
      <ProposedLines settings={proposedBy(findings)} />
      <CheckedList label="Ekranlar">
        {screens.map(([screen, outcomes]) => (
          <ScreenRow key={screen} screen={screen} outcomes={outcomes} />
        ))}
      </CheckedList>
      <details className={styles.aside}>
        <summary>{t("So'ralmadi: {{count}} ta taxmin", { count: report.notAsked.length })}</summary>
        <ul>
          {report.notAsked.map(({ screen, why, readings, settings = [] }) => (
            <li key={`${screen} ${why} ${readings.join()}`}>
              {t(screen)}: {t(why)} {readings.length > 0 && `(${readings.join(', ')})`}
              {settings.length > 0 && `; ${t('sozlama: {{keys}}', { keys: settings.join(', ') })}`}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** A screen, and what each difference means. */
function ScreenRow({ screen, outcomes }: { screen: Text; outcomes: readonly CheckedCall[] }) {
  const translation = useT();
  const state = stateOf(outcomes);
  const texts = new Set(outcomes.flatMap(({ findings }) => findings.map((one) => findingText(one, translation))));
  return <CheckedRow name={screen} state={LOOKS[state]} word={STATE_NAMES[state]} texts={[...texts]} />;
}
