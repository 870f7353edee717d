import { useQuery } from '@tanstack/react-query';
import type { Text } from '@/i18n/text.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { FormField } from '@/kit/big-select/big-select-props.ts';
import { othersIn } from '@/kit/merging/in-words.ts';
import { type Named, namedOptions, useNamedOptions } from './named-options.ts';
import { organizationsQuery } from './organizations.ts';

export type OrganizationSelectProps = FormField<number> & {
  /** Default: "Tashkilot". */
  label?: Text;
  district: number | null;
  /** The platform's type of the offered organizations: `SCHOOL`, `KINDERGARDEN`. */
  type: string;
  required?: boolean;
  /** Notice that the organizations could not be loaded. Default: the list failure of the screen's document. */
  failed?: Text;
  /** The record's current value, which stays an option if the lookup no longer lists it. Default: none. */
  known?: Named | null;
};

/**
 * Form field for an organization of a district; disabled without a district. `place-cascade.ts` clears the field when
 * the district changes.
 */
export function OrganizationSelect(props: OrganizationSelectProps) {
  const { label = 'Tashkilot', known = null, district, type, ...field } = props;
  const query = useNamedOptions(
    useQuery(organizationsQuery({ district_id: district, organization_type: type })),
    known,
  );
  const there = othersIn(field.error)?.record.district_id;
  const theirs = useQuery(
    organizationsQuery({ district_id: typeof there === 'number' ? there : null, organization_type: type }),
  );
  const off = district === null;
  return (
    <BigSelect
      {...field}
      label={label}
      query={query}
      elsewhere={namedOptions(theirs.data)}
      disabled={off}
      placeholder={off ? 'Avval tumanni tanlang' : undefined}
    />
  );
}
