import { Button } from '@mantine/core';
import { outcomeOf, type Totals } from '@shared/totals.ts';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconCopy, IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useSaveText } from '../files/use-save-file.ts';
import styles from './import-body.module.css';
import { type StatTile, StatTiles } from './stat-tiles.tsx';
import { ROWS_OF_FILE, rowPrefix, type TotalsWords, totalsAsCsv, totalsAsText, totalsName } from './totals-text.ts';

/** Most refused rows listed; the saved file has all of them. */
const MOST_SHOWN = 200;

export type TotalsResultProps = {
  /** What the totals belong to, such as the name of a file. */
  name: string;
  totals: Totals;
  /** Words for the counted things. Default: the rows of a file. */
  words?: TotalsWords;
  onClose: () => void;
};

/** Result of an import, or of another call that counts: accepted, refused, and the reasons (spec 002 §8). */
export function TotalsResult({ name, totals, words = ROWS_OF_FILE, onClose }: TotalsResultProps) {
  const { t } = useT();
  const { total, successful, failed, errors } = totals;
  const outcome = outcomeOf(totals);
  const { save, saving } = useSaveText();
  const [copied, setCopied] = useState(false);
  const tiles = [
    { label: words.total, value: formatCount(total) },
    { label: words.successful, value: formatCount(successful), tone: successful > 0 ? 'good' : undefined },
    { label: words.failed, value: formatCount(failed), tone: failed > 0 ? 'bad' : undefined },
  ] satisfies StatTile[];
  const copy = async () => {
    const answer = await bridge.app.copyText({ text: totalsAsText(name, totals, t, words) });
    setCopied(answer.ok);
  };
  return (
    <>
      <div className={styles.result}>
        <p className={styles.outcome} role="status" data-tone={outcome === 'done' ? 'good' : 'warn'}>
          {outcome === 'done' ? (
            <IconCircleCheck size={28} stroke={1.5} />
          ) : (
            <IconAlertTriangle size={28} stroke={1.5} />
          )}
          {t(words[outcome])}
        </p>
        <p className={styles.name}>{name}</p>
        <StatTiles tiles={tiles} />
        {errors.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
          <ul className={styles.refused} aria-label={t("O'tmagan qatorlar")} tabIndex={0}>
            {errors.slice(0, MOST_SHOWN).map((refused) => (
              <li key={`${refused.row} ${refused.message}`}>
                <strong>{rowPrefix(refused, t)}</strong>
                {refused.message}
              </li>
            ))}
            {errors.length > MOST_SHOWN && (
              <li>{t('Yana {{count}} ta qator', { count: formatCount(errors.length - MOST_SHOWN) })}</li>
            )}
          </ul>
        )}
      </div>
      <footer className={styles.footer}>
        <p className={styles.hint} />
        <Button
          variant="default"
          onClick={() => void copy()}
          leftSection={copied ? <IconCheck size={18} stroke={1.7} /> : <IconCopy size={18} stroke={1.7} />}
        >
          {copied ? t('Nusxalandi') : t('Nusxa olish')}
        </Button>
        <Button
          variant="default"
          loading={saving}
          onClick={() => void save({ suggestedName: totalsName(name), text: totalsAsCsv(name, totals, t, words) })}
          leftSection={<IconDeviceFloppy size={18} stroke={1.7} />}
        >
          {t('Saqlash')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t('Yopish')}
        </Button>
      </footer>
    </>
  );
}
