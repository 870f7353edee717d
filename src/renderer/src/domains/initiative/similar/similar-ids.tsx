import { createContext, type ReactNode, use, useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import type { Insertion } from '@/kit/used-texts/used-texts-menu.tsx';
import { type Initiative, topicOf } from '../model/initiative.ts';

type Offered = { readonly of: number; readonly similar: readonly Initiative[] };

const Similar = createContext<Offered | null>(null);

/** Provides the similar initiatives to the dialogs about the initiative `of`. */
export function SimilarIds({ of, similar, children }: Offered & { children: ReactNode }) {
  const value = useMemo(() => ({ of, similar }), [of, similar]);
  return <Similar value={value}>{children}</Similar>;
}

/** Public ids of the initiatives similar to this one, for insertion into a text; none without a comparison. */
export function useSimilarIds(initiative: number): readonly Insertion[] {
  const { tr } = useT();
  const offered = use(Similar);
  return (offered?.of === initiative ? offered.similar : []).flatMap((one) =>
    one.public_id === null
      ? []
      : [{ text: one.public_id, label: "O'xshash tashabbus IDsini qo'yish", about: tr(topicOf(one)) } as const],
  );
}
