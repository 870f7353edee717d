import { Checkbox, SegmentedControl } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { columnId } from '../data-table/table-layout.ts';
import { PanelButton } from '../panel-button.tsx';
import styles from './layout-button.module.css';
import type { TableLayoutControls } from './use-table-layout.ts';

/**
 * Toolbar button of a list: sets the table's visible columns and row height, and shows the number of hidden columns.
 */
export function LayoutButton<Row extends object>({ layout }: { layout: TableLayoutControls<Row> }) {
  const { t } = useT();
  const [opened, setOpened] = useState(false);
  const { single, hidden, lines, show, showAll, setLines } = layout;
  const columns = single.map((column) => ({
    id: columnId(column),
    name: column.meta?.name ?? (typeof column.header === 'string' ? column.header : columnId(column)),
    fixed: column.meta?.fixed ?? false,
  }));
  const left = columns.filter(({ id, fixed }) => !fixed && hidden.has(id)).length;
  const title = t('Ustunlar');
  return (
    <PanelButton
      label={
        <>
          {title}
          {left > 0 && <span className={styles.count}>{t('{{n}} ta yashirin', { n: left })}</span>}
        </>
      }
      name={title}
      edge="end"
      width={276}
      opened={opened}
      onChange={setOpened}
      classNames={{ button: styles.button, panel: styles.dropdown }}
      leftSection={<IconColumns3 size={18} stroke={1.7} aria-hidden />}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {/* Not disabled: the button would lose focus when pressed. */}
        <button type="button" className={styles.all} aria-disabled={left === 0} onClick={showAll}>
          {t("Hammasini ko'rsatish")}
        </button>
      </div>
      <fieldset className={styles.columns} aria-label={title}>
        {columns.map(({ id, name, fixed }) => (
          <Checkbox
            key={id}
            size="xs"
            label={name}
            checked={fixed || !hidden.has(id)}
            disabled={fixed}
            onChange={({ currentTarget }) => show(id, currentTarget.checked)}
          />
        ))}
      </fieldset>
      <h2 className={styles.title}>{t('Qator balandligi')}</h2>
      <SegmentedControl
        fullWidth
        aria-label={t('Qator balandligi')}
        value={String(lines)}
        onChange={(value) => setLines(value === '1' ? 1 : 2)}
        transitionDuration={120}
        data={[
          { value: '2', label: t('Ikki qator') },
          { value: '1', label: t('Bir qator') },
        ]}
      />
    </PanelButton>
  );
}
