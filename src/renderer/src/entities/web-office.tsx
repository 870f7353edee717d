import { Button, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appInfoQuery } from '@/api/app-info.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { useOpenLink } from '@/kit/use-open-link.ts';

export type WebOfficeProps = {
  /** What the button that leads there is called. Default: "Veb-panelda ochish". */
  label?: Text;
  /** What the page can do itself, before that button. Default: nothing. */
  children?: ReactNode;
};

/**
 * A page whose content no document gives: it says so plainly, and offers the platform's back-office in the browser, or
 * says that its address is not configured (Z-056).
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
