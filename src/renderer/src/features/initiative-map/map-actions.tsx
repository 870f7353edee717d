import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconListCheck, IconPolygon } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { fold } from '@/i18n/fold.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { PanelButton } from '@/kit/panel-button.tsx';
import { type MapChoice, type QuarterCount, quartersOf } from './chosen-rows.ts';
import styles from './map-page.module.css';
import type { MapArea } from './use-map-area.ts';

export type MapActionsProps = {
  rows: readonly Initiative[];
  choice: MapChoice | null;
  choose: (choice: MapChoice | null) => void;
  area: MapArea;
  onDraw: () => void;
};

/** Buttons that choose on the map: mahallas by name, and an area by drawing. */
export function MapActions({ rows, choice, choose, area, onDraw }: MapActionsProps) {
  const { t, tr } = useT();
  const quarters = useMemo(() => quartersOf(rows, tr), [rows, tr]);
  return (
    <>
      <QuarterPicker
        quarters={quarters}
        ticked={choice?.by === 'quarters' ? choice.ids : []}
        onTick={(ids) => choose(ids.length > 0 ? { by: 'quarters', ids } : null)}
      />
      <Button
        variant="default"
        leftSection={<IconPolygon size={18} stroke={1.7} aria-hidden />}
        rightSection={!area.drawing && <CommandKey of="map.draw" />}
        onClick={area.drawing ? area.close : onDraw}
      >
        {t(area.drawing ? 'Hududni yopish' : 'Hudud chizish')}
      </Button>
    </>
  );
}

type QuarterPickerProps = {
  quarters: readonly QuarterCount[];
  /** Ids of the ticked mahallas. */
  ticked: readonly number[];
  onTick: (ids: readonly number[]) => void;
};

/** Chooses mahallas by ticks: the textual alternative to drawing an area. */
function QuarterPicker({ quarters, ticked, onTick }: QuarterPickerProps) {
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
