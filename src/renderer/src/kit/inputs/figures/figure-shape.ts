import { APOSTROPHES } from '@/i18n/apostrophes.ts';
import type { Refusal, Shape } from '../typing/shape.ts';
import { DECIMALS, decimalsOf, numberOf, shownFigure, textOf } from './figure-text.ts';
import { type FigureKind, foreignTo, readFigure, readTyped, TOO_LARGE, tooFine } from './read-figure.ts';

export type FigureShapeOptions = FigureKind & {
  /** Whether thousands are grouped. */
  readonly grouped: boolean;
  /** Shown behind the number, such as " so'm". */
  readonly unit: string;
  /** Largest number; undefined: any. */
  readonly most?: number | undefined;
  /** Number that keys do not exceed; a larger pasted one is for the form to refuse. */
  readonly mostByKeys?: number | undefined;
};

/** Characters that only group digits. */
const SILENT = new RegExp(`[\\p{Zs}\\p{Cf}${APOSTROPHES}]`, 'u');

/** The shape of a field for one number. */
export function figureShape({ grouped, unit, most, mostByKeys, ...kind }: FigureShapeOptions): Shape {
  const pattern = new RegExp(`^${kind.negative ? '-?' : ''}\\d*${kind.decimals === 0 ? '' : '(?:,\\d*)?'}$`);
  const refusal = (next: string, before: string, by: 'key' | 'paste'): Refusal | null => {
    if (!pattern.test(next)) return foreignTo(kind, next.includes('-') ? '-' : '');
    // A record's own number may have more decimals than can be typed.
    const finest = Math.max(kind.decimals, decimalsOf(before));
    if (decimalsOf(next) > finest) return tooFine(DECIMALS);
    const number = numberOf(next) ?? 0;
    // A further decimal that the number could not hold.
    const isFiner = decimalsOf(next) > decimalsOf(before) && Number.isFinite(numberOf(before) ?? 0);
    if (isFiner && !Number.isFinite(number)) return tooFine(decimalsOf(before));
    const limit = most ?? (by === 'key' ? mostByKeys : undefined);
    if (limit === undefined || number <= Math.max(limit, numberOf(before) ?? 0)) return null;
    return { text: "Ko'pi bilan {{count}}", values: { count: shownFigure(textOf(limit), true, unit) } };
  };
  return {
    shown: (text) => shownFigure(text, grouped, unit),
    content: (shown) => shown.replace(/[^\d,-]/g, ''),
    character: (typed) => {
      if (SILENT.test(typed) || /\d/.test(typed)) return /\d/.test(typed) ? typed : '';
      if (/[.,]/.test(typed)) return ',';
      return /[-\u2010-\u2015\u2212]/.test(typed) ? '-' : null;
    },
    refusal,
    standing: (text) => (Number.isFinite(numberOf(text) ?? 0) ? null : TOO_LARGE),
    typed: (all) => readTyped(all, kind),
    pasted: (text) => readFigure(text, kind),
    foreign: (typed) => foreignTo(kind, typed),
  };
}
