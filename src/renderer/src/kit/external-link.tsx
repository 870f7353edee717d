import { Anchor } from '@mantine/core';
import { hasUserName } from '@shared/user-name.ts';
import { useOpenLink } from './use-open-link.ts';

/** A link shown as its address, opened in the system's browser. Plain text unless it is https and names no user. */
export function ExternalLink({ url }: { url: string | null }) {
  const open = useOpenLink();
  if (!url) return '—';
  if (!/^https:\/\//i.test(url) || hasUserName(url)) return <span data-cut>{url}</span>;
  return (
    <Anchor component="button" type="button" fz="inherit" ta="start" maw="100%" truncate onClick={() => void open(url)}>
      {url.replace(/^https:\/\//i, '')}
    </Anchor>
  );
}
