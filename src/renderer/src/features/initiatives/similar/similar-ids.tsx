import { createContext, type ReactNode, use, useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import type { Insertion } from '@/kit/used-texts/used-texts-menu.tsx';
import { type Initiative, topicOf } from '../model/initiative.ts';

type Offered = { readonly of: number; readonly similar: readonly Initiative[] };

const Similar = createContext<Offered | null>(null);

/** Says to the dialogs about the initiative `of` which others look like it. */
export function SimilarIds({ of, similar, children }: Offered & { children: ReactNode }) {
  const value = useMemo(() => ({ of, similar }), [of, similar]);
  return <Similar value={value}>{children}</Similar>;
}

/** Public ids of the initiatives that look like this one, to be inserted into a text; none where nothing is compared. */
export function useSimilarIds(initiative: number): readonly Insertion[] {
  const { tr } = useT();
  const offered = use(Similar);
  return (offered?.of === initiative ? offered.similar : []).flatMap((one) =>
    one.public_id === null
      ? []
      : [{ text: one.public_id, label: "O'xshash tashabbus IDsini qo'yish", about: tr(topicOf(one)) } as const],
  );
}
