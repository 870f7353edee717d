import type { InvestLists } from '@shared/invest-lists.ts';
import type { Text } from '@/i18n/text.ts';
import type { CreationSent } from './creation-values.ts';

/** Values of every new object (O-015, O-027). Their names are given only in English: the Uzbek is ours (Z-129). */
const GROUP_PROGRAM = 3;
/** Periodicity "new". */
export const PERIODICITY = { id: 1, name: 'Yangi' satisfies Text } as const;
/** Project status "not started". */
export const PROJECT_STATUS = { id: 1, name: 'Boshlanmagan' satisfies Text } as const;

/** Contents of the request besides the form's values. */
export type CreationSubject = {
  /** Key of the public id in the request (Z-075). */
  publicIdKey: string;
  publicId: string;
  powers: InvestLists['powers'];
};

/** Request body of the creation (spec 001 §3, T-027). Names are sent in Latin, whatever the page's script. */
export function creationBody(sent: CreationSent, { publicIdKey, publicId, powers }: CreationSubject) {
  const { object_power, ...values } = sent;
  return {
    [publicIdKey]: publicId,
    ...values,
    group_program_id: GROUP_PROGRAM,
    periodicity_id: PERIODICITY.id,
    periodicity_name: PERIODICITY.name,
    project_status_id: PROJECT_STATUS.id,
    project_status_name: PROJECT_STATUS.name,
    object_power: object_power.map(({ power_id, value }) => ({
      powerId: power_id,
      powerName: powers.find(({ id }) => id === power_id)?.title ?? '',
      value,
    })),
  };
}
