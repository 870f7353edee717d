import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { rebase } from '../merging/rebase.ts';

/** Rebases the form's values when somebody else has changed the record; entered values stay. */
export function useRebase<V extends object, R, T = V>(
  form: UseFormReturnType<V, T>,
  record: R,
  valuesOf: (record: R) => V,
): void {
  const known = useRef(record);
  const follow = useEffectEvent((now: R) => {
    const before = valuesOf(known.current);
    const after = valuesOf(now);
    known.current = now;
    const values = rebase(form.getValues(), before, after);
    form.setInitialValues(after);
    form.setValues(values);
  });
  useEffect(() => {
    if (record !== known.current) follow(record);
  }, [record]);
}
