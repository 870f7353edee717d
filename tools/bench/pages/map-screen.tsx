import '@mantine/core/styles.css';
import '@/app/css/base.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver } from '@/app/css-variables.ts';
import { createAppTheme } from '@/app/theme.ts';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { LeafletMarks, type MapHandle } from '@/features/initiative-map/leaflet-marks.tsx';
import { sortOut } from '@/features/initiative-map/sort-out.ts';
import type { MapArea } from '@/features/initiative-map/use-map-area.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { createPrng } from '../../../tests/platform/db/seed/prng.ts';
import './bench-page.ts';
import { frame, settle, untilPainted } from './frames.ts';

const STAGES = ['INITIAL', 'INITIAL', 'PASSED', 'NOT_PASSED', 'WINNER'] as const;
const DISTRICT = 101;

/** Initiatives around the centre of each district, 101 per district. */
function initiatives(count: number) {
  const prng = createPrng('map bench');
  const near = () => (prng.next() - 0.5) * 0.2;
  return Array.from({ length: count }, (_, id) => {
    const district = Math.floor(id / DISTRICT);
    return initiativeSchema.parse({
      ...{ id: id + 1, title: `${id}-tashabbus`, stage: STAGES[id % STAGES.length] },
      ...{ latitude: 38 + (district % 14) / 4 + near(), longitude: 62 + Math.floor(district / 14) / 2 + near() },
    });
  });
}

const i18n = createI18n('latin');
const none = () => {};
const NO_AREA: MapArea = {
  drawing: null,
  corners: [],
  begin: none,
  corner: none,
  back: none,
  close: none,
  giveUp: none,
};
const root = createRoot(document.getElementById('root') ?? document.body);

window.mapBench = async (count, frames) => {
  const { placed } = sortOut(initiatives(count));
  const { promise, resolve } = Promise.withResolvers<MapHandle>();
  root.render(
    <I18nProvider value={i18n}>
      <MantineProvider theme={createAppTheme(i18n.current().t)} cssVariablesResolver={cssVariablesResolver}>
        <LeafletMarks
          points={placed}
          chosen={new Set()}
          area={NO_AREA}
          left={{ latitude: 40, longitude: 65, zoom: 9 }}
          onPick={none}
          onPickMiddle={none}
          onReady={resolve}
          onView={none}
        />
      </MantineProvider>
    </I18nProvider>,
  );
  const map = await promise;
  await settle();
  const pans: number[] = [];
  for (let before = await frame(), nth = 0; nth < frames; nth++) {
    map.press(nth % 60 < 30 ? 'ArrowRight' : 'ArrowLeft');
    const now = await frame();
    pans.push(now - before);
    before = now;
  }
  const zooms: number[] = [];
  for (const key of ['Minus', 'Minus', 'Minus', 'Equal', 'Equal', 'Equal', 'Equal', 'Minus']) {
    const drawn = await untilPainted(() => void map.press(key));
    // The marks are painted in the next frame.
    zooms.push(drawn + (await untilPainted(none)));
    await settle();
  }
  return { pans, zooms, marks: document.querySelectorAll('g[data-count]').length };
};
