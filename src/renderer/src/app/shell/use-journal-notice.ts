import { useEffect, useRef } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useNotices } from '@/kit/notices.ts';

/** Warns once that a line of the journal could not be written; the call itself is still made. */
export function useJournalNotice(): void {
  const notices = useNotices();
  const said = useRef(false);
  useEffect(
    () =>
      bridge.on('journal.changed', ({ failed }) => {
        if (!failed || said.current) return;
        said.current = true;
        notices.warn("Jurnalga yozib bo'lmadi: disk to'lgan yoki parollar ombori javob bermayapti.");
      }),
    [notices],
  );
}
