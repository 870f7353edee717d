import type { KeepName } from '@shared/keeps.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { bridge, unwrap } from '@/api/bridge.ts';
import { LOCAL_QUERY } from '@/api/local-query.ts';
import { noteDefect } from '@/api/note-defect.ts';

/** A person's value that is kept at this workstation beyond the session. */
export type KeptPlan<T> = {
  readonly name: KeepName;
  readonly schema: z.ZodType<T>;
  /** The value if nothing is kept. */
  readonly none: T;
  /** Name under which a value that this version cannot read is logged. */
  readonly defect: string;
};

/**
 * Query of a kept value; a value that this version cannot parse counts as none, and is logged. Fails if the value
 * cannot be loaded now: one may still be kept.
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
    // Only this page changes the value, and another person has another cache. It is excluded when everything is
    // refetched: an answer in flight would overwrite a newer change.
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
