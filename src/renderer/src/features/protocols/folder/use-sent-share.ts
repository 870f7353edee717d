import { useEffect, useState } from 'react';
import { bridge } from '@/api/bridge.ts';

/** Upload progress in whole percent, by item id. */
export function useSentShare(): ReadonlyMap<string, number> {
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(
    () =>
      bridge.on('upload.progress', ({ uploadId, sentBytes, totalBytes }) => {
        const share = totalBytes > 0 ? Math.min(100, Math.floor((sentBytes / totalBytes) * 100)) : 0;
        setShares((now) => new Map(now).set(uploadId, share));
      }),
    [],
  );
  return shares;
}
