import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { formatDate, formatMoney } from '@/i18n/formats.ts';
import './bench-page.ts';
import { frame, settle, untilPainted } from './frames.ts';
import { pageOf } from './rows.ts';

/** An implementation of the list, as the benchmark drives it. */
export type Subject = {
  /** Replaces the shown rows synchronously: the document holds the new ones on return. */
  show: (rows: readonly Initiative[]) => void;
  /** The element that scrolls. */
  viewport: () => Element;
};

/** Exposes a subject to the benchmark. */
export function expose({ show, viewport }: Subject): void {
  let page = 0;
  const next = (size: number) => pageOf(size, ++page);

  window.bench = {
    async replace(size, times) {
      show(next(size));
      await settle();
      const results: number[] = [];
      for (let count = 0; count < times; count++) {
        const rows = next(size);
        results.push(await untilPainted(() => show(rows)));
        const first = rows[0]?.public_id ?? '';
        if (!viewport().textContent?.includes(first))
          throw new Error(`The page that starts with ${first} was not drawn`);
        await settle();
      }
      return results;
    },
    async scroll(size, frames) {
      show(next(size));
      await settle();
      const element = viewport();
      element.scrollTop = 0;
      const deltas: number[] = [];
      let last = await frame();
      for (let count = 0; count < frames; count++) {
        element.scrollTop += 120;
        const now = await frame();
        deltas.push(now - last);
        last = now;
      }
      if (element.scrollTop < frames * 60) throw new Error('The list did not scroll');
      return deltas;
    },
    async fill(size) {
      show(next(size));
      await settle();
    },
  };
}

/** The texts of a row by column, for the peers of our table: the same values as the program shows. */
export function textsOf(row: Initiative): string[] {
  const texts = [
    row.public_id,
    row.region_title,
    row.district_title,
    row.quarter_title,
    row.author_fullname,
    row.title,
    formatDate(row.created_at),
    row.stage,
    formatMoney(row.granted_amount),
    formatMoney(row.requested_amount),
    row.moderation_sub_stage,
    row.moderation_sub_stage_comment,
  ];
  return texts.map((text) => text ?? '—');
}

/** Headers of these columns; the row number comes before them. */
export const HEADS = [
  'ID',
  'Viloyat',
  'Tuman',
  'Mahalla',
  'Muallif',
  'Mavzu',
  'Sana',
  'Bosqich',
  'Ajratilgan',
  "So'ralgan",
  'Moderatsiya',
  'Izoh',
];
