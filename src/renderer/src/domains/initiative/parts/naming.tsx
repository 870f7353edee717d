import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { NamedRecord } from '@/kit/named-record.tsx';
import { type Initiative, topicOf } from '../model/initiative.ts';

type Named = Pick<Initiative, 'public_id' | 'title' | 'description'>;

const titleOf = (initiative: Named, { t, tr }: Translation): string =>
  tr(topicOf(initiative)) || t('Sarlavhasiz tashabbus');

/** Name of an initiative in a confirmation: public id, if any, and title. */
export const nameOf = (initiative: Named, translation: Translation): string =>
  [initiative.public_id, titleOf(initiative, translation)].filter(Boolean).join(' · ');

/** Title and public id of the initiative that a dialog is about. */
export function NamedInitiative({ initiative }: { initiative: Named }) {
  return <NamedRecord title={titleOf(initiative, useT())} number={initiative.public_id} />;
}
