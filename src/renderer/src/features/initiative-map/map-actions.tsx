import { Button } from '@mantine/core';
import { IconPolygon } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { type MapChoice, quartersOf } from './chosen-rows.ts';
import { QuarterPicker } from './quarter-picker.tsx';
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
