import { useLayoutEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { type CardPart, layOut, type SheetPart } from '../paper/flow.ts';
import type { CardParts, CardsJob, PaperCard } from '../paper/job.ts';
import styles from './card.module.css';
import { CardTop, DecisionRoom } from './card-parts.tsx';
import { PaperPictures, PaperPlace } from './paper-pictures.tsx';
import { MeasuredSheet, PrintedSheet, ROOM } from './sheet.tsx';

/** Gap between two parts of a card, in px (`.part + .part`). */
const GAP = 14;

export type CardSheetsProps = {
  card: PaperCard;
  job: Pick<CardsJob, 'parts' | 'who' | 'readAt'>;
  /** Called with the number of sheets once they are laid out. Default: nothing. */
  onLaidOut?: (sheets: number) => void;
};

/**
 * The card of an initiative: one sheet, and further sheets with its id for a longer text. The layout is measured: the
 * fonts must be loaded. Remount for another card or other parts.
 */
export function CardSheets({ card, job, onLaidOut }: CardSheetsProps) {
  const { t, tr } = useT();
  const measured = useRef<HTMLDivElement>(null);
  const [sheets, setSheets] = useState<SheetPart[][] | null>(null);
  const names = fixedOf(card, job.parts);
  const text = textOf(card, job.parts, t('Moderatsiya izohi'), t('Tavsif kiritilmagan'), tr);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once, after the first drawing.
  useLayoutEffect(() => {
    const box = measured.current;
    const probe = box?.querySelector<HTMLElement>('[data-probe]');
    if (!box || !probe) return;
    const height = (name: string) => box.querySelector<HTMLElement>(`[data-part="${name}"]`)?.offsetHeight ?? 0;
    const heightOf = (piece: string) => {
      probe.textContent = piece;
      return probe.offsetHeight;
    };
    const fixed = (name: string): CardPart => ({ kind: 'fixed', name, height: height(name) });
    const [top, ...below] = names.map(fixed);
    const parts = [...(top ? [top] : []), ...text.map((one): CardPart => ({ kind: 'text', text: one })), ...below];
    const laid = layOut(parts, { room: ROOM, gap: GAP, heightOf });
    setSheets(laid);
    onLaidOut?.(laid.length);
  }, []);

  if (!sheets) {
    return (
      <MeasuredSheet>
        <div ref={measured}>
          {names.map((name) => (
            <div key={name} data-part={name}>
              <FixedPart name={name} card={card} parts={job.parts} />
            </div>
          ))}
          <p className={styles.text} data-probe />
        </div>
      </MeasuredSheet>
    );
  }
  const season = card.season && t('{{season}}-mavsum, {{year}} yil', values(card.season));
  return sheets.map((parts, index) => (
    <PrintedSheet
      // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no other id than their number.
      key={index}
      title={t('Tashabbusli budjet')}
      about={[season, t('Tashabbus kartasi')].filter(Boolean).join(' · ')}
      side={{ label: t('ID'), value: card.public_id ?? '—' }}
      job={job}
      number={{ at: index + 1, of: sheets.length }}
    >
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor have their parts.
        <div key={at} className={styles.part}>
          {part.kind === 'text' ? (
            <p className={styles.text}>{part.text}</p>
          ) : (
            <FixedPart name={part.name} card={card} parts={job.parts} />
          )}
        </div>
      ))}
    </PrintedSheet>
  ));
}

const values = ({ season, year }: NonNullable<PaperCard['season']>) => ({ season: season ?? '—', year: year ?? '—' });

/** Names of the parts of a fixed height, from top to bottom. */
function fixedOf({ pictures, location }: PaperCard, parts: CardParts): string[] {
  const lower = parts.decision || (parts.map && location !== null);
  return ['top', ...(parts.pictures && pictures.length > 0 ? ['pictures'] : []), ...(lower ? ['lower'] : [])];
}

/** The texts of the card, each of which may be longer than a sheet. */
function textOf(
  { description, comment }: PaperCard,
  parts: CardParts,
  commentLabel: string,
  nothing: string,
  tr: (text: string) => string,
): string[] {
  const said = parts.comment && comment ? [`${commentLabel}: ${tr(comment)}`] : [];
  return [description ? tr(description) : nothing, ...said];
}

function FixedPart({ name, card, parts }: { name: string; card: PaperCard; parts: CardParts }) {
  if (name === 'top') return <CardTop card={card} author={parts.author} />;
  if (name === 'pictures') return <PaperPictures hashes={card.pictures} />;
  const hasMap = parts.map && card.location !== null;
  return (
    <div className={styles.lower} data-map={hasMap}>
      {hasMap && card.location && <PaperPlace location={card.location} />}
      {parts.decision && <DecisionRoom card={card} />}
    </div>
  );
}
