import { ACCEPTED_AMOUNT } from '@/domains/initiative/model/amounts.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { locationOf } from '@/entities/initiative-location.ts';
import type { Text } from '@/i18n/text.ts';

/** Maximum granted amount of an acceptance, in so'm. */
export const GRANT_CAP = ACCEPTED_AMOUNT.cap;

/** Share of the cap in whole per cent, rounded so that 100 means exactly the cap and any excess gives more. */
export function shareOfCap(amount: number | null): number {
  const share = ((amount ?? 0) / GRANT_CAP) * 100;
  return share > 100 ? Math.ceil(share) : Math.floor(share);
}

/** Result of a check, with its text. */
export type ReviewCheck = {
  readonly good: boolean;
  readonly text: Text;
  readonly values?: Readonly<Record<string, number>>;
};

/** Whether the district's protocol is uploaded; undefined while unknown, or where the person may not know. */
export type ProtocolThere = boolean | undefined;

/**
 * Checks shown before a decision (spec 000 §5): author, location, photos, and the district's protocol. `far`: distance
 * of an outlying pin from the others of its district, in metres; null for a pin among them.
 */
export function checksOf(initiative: Initiative, protocol: ProtocolThere, far: number | null): readonly ReviewCheck[] {
  const { author_is_verified, images } = initiative;
  return [
    author_is_verified
      ? { good: true, text: "Muallif verifikatsiyadan o'tgan" }
      : { good: false, text: "Muallif verifikatsiyadan o'tmagan" },
    locationOf(initiative)
      ? { good: true, text: 'Geolokatsiya biriktirilgan' }
      : { good: false, text: 'Geolokatsiya biriktirilmagan' },
    ...(far === null
      ? []
      : [
          {
            good: false,
            text: 'Joylashuv tumandagi boshqalardan {{km}} km uzoqda',
            values: { km: Math.round(far / 1000) },
          } as const,
        ]),
    images.length > 0
      ? { good: true, text: 'Rasmlar: {{count}} ta', values: { count: images.length } }
      : { good: false, text: 'Rasm biriktirilmagan' },
    ...(protocol === undefined
      ? []
      : [
          protocol
            ? ({ good: true, text: 'Moderatsiya protokoli yuklangan' } as const)
            : ({ good: false, text: 'Moderatsiya protokoli yuklanmagan' } as const),
        ]),
  ];
}
