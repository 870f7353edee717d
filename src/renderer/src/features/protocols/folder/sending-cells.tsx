import { Button, Loader, Progress } from '@mantine/core';
import type { ProtocolItem, ProtocolStep } from '@shared/protocols.ts';
import {
  IconAlertTriangle,
  IconArrowRight,
  IconCircleCheckFilled,
  IconClock,
  IconRefresh,
  IconUserCheck,
} from '@tabler/icons-react';
import type { Translation } from '@/i18n/i18n.ts';
import { ErrorNumber } from '@/kit/error-number.tsx';
import styles from './folder.module.css';
import { stepWords } from './sending-words.ts';

const MARKS: Readonly<Record<ProtocolStep, { icon: typeof IconClock; tone: 'good' | 'bad' | 'warn' | 'idle' }>> = {
  queued: { icon: IconClock, tone: 'idle' },
  sending: { icon: IconClock, tone: 'idle' },
  attaching: { icon: IconClock, tone: 'idle' },
  done: { icon: IconCircleCheckFilled, tone: 'good' },
  taken: { icon: IconUserCheck, tone: 'warn' },
  failed: { icon: IconAlertTriangle, tone: 'bad' },
  changed: { icon: IconAlertTriangle, tone: 'bad' },
};

type Context = {
  translation: Translation;
  shares: ReadonlyMap<string, number>;
  onAgain: (item: ProtocolItem) => void;
  onChoose: (item: ProtocolItem) => void;
};

/** The cells of a file being sent: a mark, the file, its district, its progress, and its actions. */
export const sendingCells =
  ({ translation, shares, onAgain, onChoose }: Context) =>
  (item: ProtocolItem) => {
    const { t, tr } = translation;
    const { icon: Mark, tone } = MARKS[item.step];
    const words = stepWords(item, translation);
    const share = item.step === 'attaching' ? 100 : (shares.get(item.id) ?? 0);
    return (
      <>
        <td>
          <span className={styles.verdict} data-tone={tone}>
            {words === null ? <Loader size={16} /> : <Mark size={18} stroke={1.7} aria-hidden />}
          </span>
        </td>
        <td>
          <div className={styles.file}>
            <span title={item.name}>{item.name}</span>
          </div>
        </td>
        <td>
          <IconArrowRight size={16} stroke={1.7} aria-hidden className={styles.arrow} />
        </td>
        <td title={[tr(item.district), tr(item.region)].filter(Boolean).join(', ')}>{tr(item.district) || item.row}</td>
        <td>
          {words === null ? (
            <div className={styles.bar}>
              <div>
                <Progress value={share} size={4} aria-label={`${t('Yuborish')}: ${item.name}`} />
              </div>
              <small>{share} %</small>
            </div>
          ) : (
            <span className={styles.verdict} data-tone={tone === 'good' ? undefined : tone}>
              {words}
              <ErrorNumber number={item.error?.number} />
            </span>
          )}
        </td>
        <td>
          {item.step === 'failed' && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={15} stroke={1.7} />}
              aria-label={`${t('Qayta')}: ${item.name}`}
              onClick={() => onAgain(item)}
            >
              {t('Qayta')}
            </Button>
          )}
          {item.step === 'changed' && (
            <Button
              size="xs"
              variant="default"
              aria-label={`${t('Tanlash')}: ${item.name}`}
              onClick={() => onChoose(item)}
            >
              {t('Tanlash')}
            </Button>
          )}
        </td>
      </>
    );
  };
