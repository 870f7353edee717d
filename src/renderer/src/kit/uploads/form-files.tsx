import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';

/** The files of a form that were chosen and have not arrived. */
export type FormFiles = {
  /** True while there are any: the form cannot be sent then, or it would go without them. */
  readonly pending: boolean;
  /** Gives them up. */
  readonly clear: () => void;
  /** Counts a field's file among them until the returned function is called; the same function between renders. */
  readonly add: (clear: () => void) => () => void;
};

const FormFilesContext = createContext<FormFiles | null>(null);

/** For a form with file fields; hand it to `FormFilesProvider` around them. */
export function useFormFiles(): FormFiles {
  const [fields, setFields] = useState<readonly (() => void)[]>([]);
  // Never another one: a field that hears of a new one would add its file again, and so for ever.
  const add = useCallback<FormFiles['add']>((clear) => {
    setFields((known) => [...known, clear]);
    return () => setFields((known) => known.filter((other) => other !== clear));
  }, []);
  return useMemo(
    () => ({
      pending: fields.length > 0,
      clear: () => {
        for (const clear of fields) clear();
      },
      add,
    }),
    [fields, add],
  );
}

/** Hands a form's files to the file fields inside it. */
export function FormFilesProvider({ files, children }: { files: FormFiles; children: ReactNode }) {
  return <FormFilesContext value={files}>{children}</FormFilesContext>;
}

/** Tells the form around a file field that its file has not arrived; `clear` (stable) gives the file up. */
export function usePendingFile(pending: boolean, clear: () => void): void {
  const add = use(FormFilesContext)?.add;
  useLayoutEffect(() => (pending && add ? add(clear) : undefined), [pending, clear, add]);
}
