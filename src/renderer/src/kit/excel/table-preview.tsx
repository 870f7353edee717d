import { Tabs } from '@mantine/core';
import { PREVIEW_ROWS, type TablePreview as Preview, type SheetPreview } from '@shared/files.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { warningText } from '../files/texts.ts';
import { dataRows } from './data-rows.ts';
import { PreviewTable } from './preview-table.tsx';
import { StatTiles } from './stat-tiles.tsx';
import styles from './table-preview.module.css';

/**
 * Counts the frames drawn since the first render, up to `most`, to render large content in steps that do not block the
 * window; `useDeferredValue` would not wait for a frame in between.
 */
function useFrames(most: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === most) return;
    const request = requestAnimationFrame(() => setDrawn(drawn + 1));
    return () => cancelAnimationFrame(request);
  }, [drawn, most]);
  return drawn;
}

/** Preview of a table file: its sheets with their size, first rows and warnings. */
export function TableFilePreview({ preview }: { preview: Preview }) {
  const { t } = useT();
  const [chosen, setChosen] = useState('0');
  const { sheets } = preview;
  const sheet = sheets[Number(chosen)] ?? sheets[0];
  if (!sheet) return null;
  return (
    <div className={styles.preview}>
      {sheets.length > 1 && (
        <Tabs value={chosen} onChange={(value) => setChosen(value ?? '0')} classNames={{ tab: styles.tab }}>
          <Tabs.List aria-label={t('Varaqlar')}>
            {sheets.map(({ name, hidden, warnings }, index) => (
              <Tabs.Tab
                key={name}
                value={String(index)}
                rightSection={
                  warnings.length > 0 && (
                    <IconAlertTriangle className={styles.mark} size={14} aria-label={t('Ogohlantirish')} />
                  )
                }
              >
                {name}
                {hidden && <span className={styles.hidden}> {t('(yashirin)')}</span>}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <StatTiles
        tiles={[
          { label: "Ma'lumot qatorlari", value: formatCount(dataRows(sheet)) },
          { label: 'Ustunlar', value: formatCount(sheet.columns) },
          {
            label: 'Ogohlantirishlar',
            value: formatCount(sheet.warnings.length),
            tone: sheet.warnings.length > 0 ? 'warn' : undefined,
          },
        ]}
      />
      <SheetContent key={chosen} sheet={sheet} />
    </div>
  );
}

/** Rows rendered per frame: as many as are in view. */
const ROWS_A_FRAME = 10;
const FRAMES = Math.ceil(PREVIEW_ROWS / ROWS_A_FRAME);

/** Renders the rows in view first, then the other rows, then the warnings: all at once would block the window. */
function SheetContent({ sheet }: { sheet: SheetPreview }) {
  const drawn = useFrames(FRAMES);
  return (
    <>
      <PreviewTable sheet={sheet} rows={(drawn + 1) * ROWS_A_FRAME} />
      {drawn === FRAMES && <Warnings sheet={sheet} />}
    </>
  );
}

/** Most warnings listed: a wide sheet has one of each kind per column. */
const MOST_WARNINGS = 50;

function Warnings({ sheet }: { sheet: SheetPreview }) {
  const { t } = useT();
  if (sheet.warnings.length === 0) return null;
  const left = sheet.warnings.length - MOST_WARNINGS;
  return (
    <ul className={styles.warnings} aria-label={t('Ogohlantirishlar')}>
      {sheet.warnings.slice(0, MOST_WARNINGS).map((warning) => {
        const { where, what } = warningText(warning, sheet, t);
        return (
          <li key={`${warning.kind} ${warning.column}`} className={styles.warning}>
            <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
            <span>
              <strong>{where}:</strong> {what}
            </span>
          </li>
        );
      })}
      {left > 0 && <li>{t('Yana {{count}} ta ogohlantirish', { count: formatCount(left) })}</li>}
    </ul>
  );
}
