import { Button } from '@mantine/core';
import type { NetworkTrouble } from '@shared/network.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';

export type TroubleActionProps = {
  trouble: NetworkTrouble | null;
  /** Tries the platform again. */
  onRetry: () => void;
};

/**
 * Button for a trouble, besides the retry: opens the network's sign-in page, or asks again for the proxy's name and
 * password.
 */
export function TroubleAction({ trouble, onRetry }: TroubleActionProps) {
  const { t } = useT();
  if (trouble?.cause === 'portal') {
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={<IconExternalLink size={14} stroke={1.7} />}
        onClick={() => void bridge.network.openPortal()}
      >
        {t('Sahifani brauzerda ochish')}
      </Button>
    );
  }
  if (trouble?.cause === 'proxy-login') {
    const askAgain = async () => {
      await bridge.network.askProxyAgain();
      onRetry();
    };
    return (
      <Button size="xs" variant="default" onClick={() => void askAgain()}>
        {t('Nom va parolni kiritish')}
      </Button>
    );
  }
  return null;
}
