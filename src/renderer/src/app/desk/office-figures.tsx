import type { Part } from '@/domains/initiative/model/access.ts';
import { newAppealsQuery } from '@/features/appeals/api.ts';
import { newRequestsQuery } from '@/features/call-me-back/api.ts';
import { districtProtocolsQuery } from '@/features/protocols/api.ts';
import { type Figure, figureOfCount, type RowFigure } from '@/features/season/figures/figures.ts';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { CountCall } from '@/kit/readings/reading.ts';
import type { Readings } from '@/kit/readings/use-readings.ts';
import { asking } from '@/kit/use-asked.ts';

/** How long the list of districts stays fresh, in ms: the list is long and changes a few times a day. */
const DISTRICTS_FRESH_MS = 60 * 60_000;
const NONE: readonly CountCall[] = [];

/** Counts of an office's other pending work; none unless the person administers the whole country. */
export const officeCalls = (part: Part, board: number): readonly CountCall[] =>
  part === 'administers'
    ? [
        { id: 'appeals', query: newAppealsQuery },
        { id: 'districts', query: districtProtocolsQuery(board), freshFor: DISTRICTS_FRESH_MS },
        { id: 'requests', query: newRequestsQuery },
      ]
    : NONE;

const hasNoFile = (row: unknown) => !(row as { file_id: string | null }).file_id;

/** The counts of `officeCalls` as figures, each with the screen that shows its records. */
export function officeFigures(of: Readings['of'], { t }: Translation): readonly RowFigure[] {
  const districts = of('districts');
  const without: Figure =
    districts.state === 'known'
      ? { state: 'known', value: districts.rows.filter(hasNoFile).length, off: false }
      : districts;
  return [
    { id: 'appeals', label: 'yangi murojaat', figure: figureOfCount(of('appeals')), to: '/app/appeals?status=NEW' },
    {
      id: 'districts',
      label: 'protokolsiz tuman',
      figure: without,
      to: '/app/initiatives',
      state: asking('documents'),
      below: districts.state === 'known' && t('{{n}} tadan', { n: formatCount(districts.total) }),
    },
    {
      id: 'requests',
      label: "qo'ng'iroq so'rovi",
      figure: figureOfCount(of('requests')),
      to: '/app/call-me-back?state=NEW',
    },
  ];
}
