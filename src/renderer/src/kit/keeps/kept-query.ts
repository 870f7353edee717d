import type { KeepName } from '@shared/keeps.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { bridge, unwrap } from '@/api/bridge.ts';
import { LOCAL_QUERY } from '@/api/local-query.ts';
import { noteDefect } from '@/api/note-defect.ts';

/** A value of a person that is kept at this workstation, beyond the session. */
export type KeptPlan<T> = {
  readonly name: KeepName;
  readonly schema: z.ZodType<T>;
  /** What counts where nothing is kept. */
  readonly none: T;
  /** Name under which a value that this version cannot read is logged. */
  readonly defect: string;
};

/**
 * Query of what is kept by a name; what this version cannot read counts as nothing, and is logged. It fails where it cannot
 * be read now, which says nothing of what is there.
 */
export const keptQuery = <T>({ name, schema, none, defect }: KeptPlan<T>) =>
  queryOptions({
    queryKey: [name],
    queryFn: async (): Promise<T> => {
      const keep = await unwrap(bridge.keeps.load({ name }));
      if (!keep) return none;
      const parsed = schema.safeParse(keep.value);
      if (parsed.success) return parsed.data;
      const unreadable = new Error();
      unreadable.name = defect;
      void noteDefect(unreadable);
      return none;
    },
    meta: LOCAL_QUERY,
    // Only this page changes it, and another person has another cache. It is left out where everything is read again: what was
    // on its way would come over a newer change.
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
