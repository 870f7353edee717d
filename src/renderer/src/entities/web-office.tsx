import { Button, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appInfoQuery } from '@/api/app-info.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { useOpenLink } from '@/kit/use-open-link.ts';

export type WebOfficeProps = {
  /** Label of the link button. Default: "Veb-panelda ochish". */
  label?: Text;
  /** Content before the link button. Default: none. */
  children?: ReactNode;
};

/**
 * Page for a screen that no document describes: says so, and links to the platform's web back-office, or says that the
 * address is not configured (Z-056).
 */
export function WebOffice({ label = 'Veb-panelda ochish', children }: WebOfficeProps) {
  const { t } = useT();
  const { data } = useQuery(appInfoQuery);
  const open = useOpenLink();
  if (!data) return null;
  const { webOfficeUrl } = data;
  return (
    <ListPage>
      <EmptyState
        title="Bu bo'lim dasturda yo'q"
        hint={
          webOfficeUrl === null
            ? 'U platformaning veb-panelida yuritiladi. Panel manzili sozlanmagan: administratorga murojaat qiling.'
            : 'U platformaning veb-panelida yuritiladi.'
        }
        action={
          <Group gap={10}>
            {children}
            {webOfficeUrl !== null && (
              <Button
                variant="default"
                leftSection={<IconExternalLink size={18} stroke={1.7} aria-hidden />}
                onClick={() => void open(webOfficeUrl)}
              >
                {t(label)}
              </Button>
            )}
          </Group>
        }
      />
    </ListPage>
  );
}
