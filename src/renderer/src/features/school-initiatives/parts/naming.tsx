import { useT } from '@/i18n/use-t.ts';
import { NamedRecord } from '@/kit/named-record.tsx';
import type { SchoolInitiative } from '../model/school-initiative.ts';

/** Title, number, author and school of the initiative that a dialog is about. */
export function NamedInitiative({ initiative }: { initiative: SchoolInitiative }) {
  const { t, tr } = useT();
  const { title, public_id, author_full_name, school } = initiative;
  const about = [author_full_name, school].map(tr).filter(Boolean).join(' · ');
  return <NamedRecord title={tr(title) || t('Sarlavhasiz tashabbus')} number={public_id} about={about} />;
}
