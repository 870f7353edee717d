import { useQuery } from '@tanstack/react-query';
import type { Text } from '@/i18n/catalogue.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { FormField } from '@/kit/big-select/big-select-props.ts';
import { useNamedOptions } from './named-options.ts';
import { organizationsQuery } from './organizations.ts';

export type OrganizationSelectProps = FormField<number> & {
  /** Default: "Tashkilot". */
  label?: Text;
  district: number | null;
  /** Which organizations are offered, as the platform calls the type: `SCHOOL`, `KINDERGARDEN`. */
  type: string;
  required?: boolean;
  /** Said where they could not be loaded. Default: what the screen's document says of lists. */
  failed?: Text;
};

/** Chooses an organization of a district in a form; off while there is no district. Another one gives it up (`place-cascade.ts`). */
export function OrganizationSelect({ label = 'Tashkilot', district, type, ...field }: OrganizationSelectProps) {
  const query = useNamedOptions(useQuery(organizationsQuery({ district_id: district, organization_type: type })));
  return <BigSelect {...field} label={label} query={query} disabled={district === null} />;
}
