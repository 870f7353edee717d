import { useMemo } from 'react';
import { CheckPage } from '@/features/contact/check-page.tsx';
import { useSession } from '@/session/session.ts';
import { NOT_ASKED } from './table/not-asked.ts';
import { linesFor } from './table/table.ts';

const NONE = [] as const;

/** The check of the platform, with what this person's role may read. */
export function Component() {
  const session = useSession();
  const role = session.status === 'signed-in' ? session.profile.role : null;
  const lines = useMemo(() => (role === null ? NONE : linesFor(role)), [role]);
  return <CheckPage lines={lines} notAsked={NOT_ASKED} />;
}
