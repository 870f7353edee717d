import { Text } from '@mantine/core';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { type Initiative, topicOf } from '../model/initiative.ts';

type Named = Pick<Initiative, 'public_id' | 'title' | 'description'>;

const titleOf = (initiative: Named, { t, tr }: Translation): string =>
  tr(topicOf(initiative)) || t('Sarlavhasiz tashabbus');

/** Name of an initiative in a confirmation: public id, if any, and title. */
export const nameOf = (initiative: Named, translation: Translation): string =>
  [initiative.public_id, titleOf(initiative, translation)].filter(Boolean).join(' · ');

/** Title and public id of the initiative that a dialog is about, formatted as in the list. */
export function NamedInitiative({ initiative }: { initiative: Named }) {
  const translation = useT();
  return (
    <div>
      <Text fw={600}>{titleOf(initiative, translation)}</Text>
      {initiative.public_id !== null && (
        <Text size="sm" c="var(--tb-text-2)" className="num">
          {initiative.public_id}
        </Text>
      )}
    </div>
  );
}
