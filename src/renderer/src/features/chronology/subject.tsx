import { useQuery } from '@tanstack/react-query';
import { useT } from '@/i18n/use-t.ts';
import { NamedRecord } from '@/kit/named-record.tsx';
import { subjectQuery } from './api.ts';

/**
 * Title and public id of the initiative whose chronology is shown. Renders nothing until they are read: the chronology
 * does not depend on them.
 */
export function Subject({ initiative }: { initiative: number }) {
  const { t, tr } = useT();
  const { data } = useQuery(subjectQuery(initiative));
  if (!data) return null;
  const title = tr(data.title ?? data.description) || t('Sarlavhasiz tashabbus');
  return <NamedRecord title={title} number={data.public_id} lines={1} />;
}
