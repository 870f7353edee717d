import { IconLock } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { PageMessage } from './page-message.tsx';

/** Shown to a role for which no page is open. */
export default function NoPage() {
  const { t } = useT();
  return (
    <PageMessage
      icon={<IconLock size={34} stroke={1.5} />}
      title={t('Sizda ushbu sahifaga kirish huquqi mavjud emas.')}
    >
      {t('Boshqa rolga ega hisob bilan kiring yoki administratorga murojaat qiling.')}
    </PageMessage>
  );
}
