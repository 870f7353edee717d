import type { Text } from '@/i18n/catalogue.ts';
import { ACCEPTED_AMOUNT } from '../model/amounts.ts';
import { type Initiative, locationOf } from '../model/initiative.ts';

/** Most that the acceptance grants, in so'm. */
export const GRANT_CAP = ACCEPTED_AMOUNT.cap;

/** How much of the cap an amount takes, in whole per cent: 100 for the cap alone, more for what exceeds it by anything. */
export function shareOfCap(amount: number | null): number {
  const share = ((amount ?? 0) / GRANT_CAP) * 100;
  return share > 100 ? Math.ceil(share) : Math.floor(share);
}

export type Check = { readonly good: boolean; readonly text: Text; readonly values?: { count: number } };

/** Whether the district's protocol is there: undefined while that is not known, or not for this person to know. */
export type Protocol = boolean | undefined;

/** What a decision looks at first (spec 000 §5): the author, the place, the photos, the district's protocol. */
export function checksOf(initiative: Initiative, protocol: Protocol): readonly Check[] {
  const { author_is_verified, images } = initiative;
  return [
    author_is_verified
      ? { good: true, text: "Muallif verifikatsiyadan o'tgan" }
      : { good: false, text: "Muallif verifikatsiyadan o'tmagan" },
    locationOf(initiative)
      ? { good: true, text: 'Geolokatsiya biriktirilgan' }
      : { good: false, text: 'Geolokatsiya biriktirilmagan' },
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
