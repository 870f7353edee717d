import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';

/** The chosen files of a form that have not arrived. */
export type FormFiles = {
  /** True while any file has not arrived: the form cannot be sent, as it would go without the file. */
  readonly pending: boolean;
  /** Clears these files. */
  readonly clear: () => void;
  /** Registers a field's file with its `clear`; returns the function that removes it. Stable between renders. */
  readonly add: (clear: () => void) => () => void;
};

const FormFilesContext = createContext<FormFiles | null>(null);

/** State of a form with file fields; pass it to `FormFilesProvider` around them. */
export function useFormFiles(): FormFiles {
  const [fields, setFields] = useState<readonly (() => void)[]>([]);
  // Stable: a field registers again when `add` changes, which would loop.
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

/** Provides a form's files to the file fields inside. */
export function FormFilesProvider({ files, children }: { files: FormFiles; children: ReactNode }) {
  return <FormFilesContext value={files}>{children}</FormFilesContext>;
}

/** Registers a field's file with the form around while it has not arrived; `clear` (stable) clears the field. */
export function usePendingFile(pending: boolean, clear: () => void): void {
  const add = use(FormFilesContext)?.add;
  useLayoutEffect(() => (pending && add ? add(clear) : undefined), [pending, clear, add]);
}
