import type { DraftPlace } from '@shared/drafts.ts';
import { useEffect, useState } from 'react';
import { useUnsaved } from './unsaved.tsx';

/** Whether this form was left while it was being sent, and the outcome of that sending is not known yet. */
export function useEarlierSending({ scope, record }: DraftPlace): boolean {
  const { sendings } = useUnsaved();
  const [going, setGoing] = useState(() => sendings.of({ scope, record }) !== null);
  useEffect(() => {
    let current = true;
    const earlier = sendings.of({ scope, record });
    setGoing(earlier !== null);
    void earlier?.then(() => {
      if (current) setGoing(false);
    });
    return () => {
      current = false;
    };
  }, [sendings, scope, record]);
  return going;
}
