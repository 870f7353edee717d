import { Anchor } from '@mantine/core';
import { useOpenLink } from './use-open-link.ts';

/** A link shown as its address, opened in the system's browser; anything other than an https address is plain text. */
export function ExternalLink({ url }: { url: string | null }) {
  const open = useOpenLink();
  if (!url) return '—';
  if (!/^https:\/\//i.test(url)) return <span data-cut>{url}</span>;
  return (
    <Anchor component="button" type="button" fz="inherit" ta="start" maw="100%" truncate onClick={() => void open(url)}>
      {url.replace(/^https:\/\//i, '')}
    </Anchor>
  );
}
