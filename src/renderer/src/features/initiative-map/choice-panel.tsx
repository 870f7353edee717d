import { ActionIcon, Button } from '@mantine/core';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { isQueueOf } from '@/domains/initiative/links/chosen.ts';
import { type Initiative, topicOf } from '@/domains/initiative/model/initiative.ts';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import styles from './choice-panel.module.css';
import type { MapChoice } from './chosen-rows.ts';
import { MOST_SHEET_ROWS } from './map-sheet.ts';
import { MAP_STATE_LABELS } from './map-state.ts';
import { mapSums } from './map-sums.ts';
import { Sign } from './sign.tsx';

/** Most rows listed; the sums cover all rows. */
const MOST_LISTED = 100;

const TITLES: Record<MapChoice['by'], Text> = {
  area: 'Belgilangan hudud',
  quarters: 'Tanlangan mahallalar',
  mark: 'Tanlangan joy',
};

export type ChoicePanelProps = {
  by: MapChoice['by'];
  /** The initiatives of the choice, in the list's order. */
  rows: readonly Initiative[];
  onOpen: (at?: number) => void;
  onPrint: () => void;
  /** Saves the rows as a table file; `saving`: in progress. null: this role exports nothing. */
  excel: { save: () => void; saving: boolean } | null;
  onClose: () => void;
};

/** The initiatives of an area or of mahallas: sums, rows and actions. */
export function ChoicePanel({ by, rows, onOpen, onPrint, excel, onClose }: ChoicePanelProps) {
  const { t, tr } = useT();
  const { count, requested, states } = mapSums(rows);
  const none = count === 0;
  const tooMany = !none && !isQueueOf(count);
  return (
    <aside className={styles.panel} aria-label={t(TITLES[by])}>
      <header className={styles.head}>
        <h2>{t(TITLES[by])}</h2>
        <ActionIcon aria-label={t('Yopish')} onClick={onClose}>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </header>
      <div className={styles.body}>
        <p className={styles.count}>
          <b>{formatCount(count)}</b> {t('ta tashabbus')}
        </p>
        {none && <p className={styles.note}>{t("Hududda tashabbus yo'q")}</p>}
        <dl className={styles.sums}>
          <div>
            <dt>{t("So'ralgan")}</dt>
            <dd>{t("{{sum}} so'm", { sum: formatMoney(requested) })}</dd>
          </div>
          {states.map(([state, number]) => (
            <div key={state}>
              <dt>
                <Sign state={state} />
                {t(MAP_STATE_LABELS[state])}
              </dt>
              <dd>{formatCount(number)}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.rows}>
          {rows.slice(0, MOST_LISTED).map((row) => (
            <li key={row.id}>
              <DrawnRecord of={row} id={row.public_id ?? row.id}>
                {() => (
                  <button type="button" onClick={() => onOpen(row.id)} disabled={tooMany}>
                    <span>{tr(topicOf(row)) || t('Sarlavhasiz tashabbus')}</span>
                    <small>{[row.public_id, tr(row.quarter_title)].filter(Boolean).join(' · ')}</small>
                  </button>
                )}
              </DrawnRecord>
            </li>
          ))}
        </ul>
        {count > MOST_LISTED && (
          <p className={styles.note}>{t('Yana {{count}} ta', { count: formatCount(count - MOST_LISTED) })}</p>
        )}
      </div>
      <footer className={styles.foot}>
        {tooMany && <p className={styles.note}>{t("Ko'pi bilan 500 ta: hududni kichraytiring")}</p>}
        <Button disabled={none || tooMany} onClick={() => onOpen()} rightSection={<CommandKey of="map.review" />}>
          {t("Ko'rib chiqishda ochish")}
        </Button>
        <div>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden />}
            disabled={none || tooMany}
            onClick={onPrint}
          >
            {t('Chop etish')}
          </Button>
          {excel && (
            <Button
              variant="default"
              disabled={none || count > MOST_SHEET_ROWS}
              loading={excel.saving}
              onClick={excel.save}
            >
              {t('Excel')}
            </Button>
          )}
        </div>
      </footer>
    </aside>
  );
}
