import { Checkbox, TextInput } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { fold } from '@/i18n/fold.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { PanelButton } from '@/kit/panel-button.tsx';
import type { QuarterCount } from './chosen-rows.ts';
import styles from './map-page.module.css';

export type QuarterPickerProps = {
  quarters: readonly QuarterCount[];
  /** Ids of the ticked mahallas. */
  ticked: readonly number[];
  onTick: (ids: readonly number[]) => void;
};

/** Chooses mahallas by ticks: the textual alternative to drawing an area. */
export function QuarterPicker({ quarters, ticked, onTick }: QuarterPickerProps) {
  const { t } = useT();
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useState('');
  const title = t("Mahalla bo'yicha tanlash");
  const sought = fold(search);
  const found = quarters.filter(({ name }) => fold(name).includes(sought));
  const toggle = (id: number) => onTick(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <PanelButton
      label={title}
      name={title}
      edge="end"
      width={340}
      opened={opened}
      onChange={setOpened}
      leftSection={<IconListCheck size={18} stroke={1.7} aria-hidden />}
      disabled={quarters.length === 0}
      classNames={{ button: undefined, panel: styles.quarters }}
    >
      <TextInput
        aria-label={t('Mahalla nomi')}
        placeholder={t('Mahalla nomi')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        data-autofocus
      />
      <ul>
        {found.map(({ id, shown, count }) => (
          <li key={id}>
            <Checkbox
              label={shown}
              checked={ticked.includes(id)}
              onChange={() => toggle(id)}
              classNames={{ body: styles.quarter ?? '', labelWrapper: styles.quarterName ?? '' }}
            />
            <span>{formatCount(count)}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{t('Hech narsa topilmadi')}</p>}
    </PanelButton>
  );
}
