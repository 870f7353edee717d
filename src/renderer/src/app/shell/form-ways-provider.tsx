import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { recentsQuery } from '@/domains/initiative/recents/recents-query.ts';
import { type DraftedAt, FormWaysContext } from '@/kit/forms/form-ways.ts';
import { wayOf } from '../desk/draft-ways.ts';
import { useOpens } from '../desk/opens.ts';

/** Tells the forms by which address they are reopened, as the desk reopens their drafts. */
export function FormWaysProvider({ children }: { children: ReactNode }) {
  const opens = useOpens();
  const queries = useQueryClient();
  const ways = useCallback(
    (draft: DraftedAt) => wayOf(draft, opens, queries.getQueryData(recentsQuery.queryKey) ?? []),
    [opens, queries],
  );
  return <FormWaysContext value={ways}>{children}</FormWaysContext>;
}
