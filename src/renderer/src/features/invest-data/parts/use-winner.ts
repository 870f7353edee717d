import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/entities/categories.ts';
import { INITIATIVE_TYPE_LABELS } from '@/entities/initiative-types.ts';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { usePlaceOf } from '@/entities/use-place-of.ts';
import { formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';

/** The winner as the address describes it, in words; null for a missing value or a name that is not known yet. */
export type Winner = {
  readonly description: string | null;
  readonly publicId: string;
  readonly district: string | null;
  readonly category: string | null;
  readonly type: string | null;
  /** With the currency. */
  readonly granted: string | null;
};

/** Puts the address's description of the winner into words; districts and categories are looked up. */
export function useWinner(address: InvestAddress): Winner {
  const { t, tr } = useT();
  const categories = useQuery(categoriesQuery).data;
  const { district } = usePlaceOf()(address.district_id);
  const category = categories?.find(({ id }) => id === address.category)?.title ?? null;
  const { desc, type, granted_amount, publicId } = address;
  return {
    description: desc && tr(desc),
    publicId,
    district: district && tr(district),
    category: category && tr(category),
    type: type !== null && isType(type) ? t(INITIATIVE_TYPE_LABELS[type]) : type,
    granted: granted_amount === null ? null : `${formatMoney(granted_amount)} ${t("so'm")}`,
  };
}

const isType = (type: string): type is keyof typeof INITIATIVE_TYPE_LABELS =>
  Object.hasOwn(INITIATIVE_TYPE_LABELS, type);
