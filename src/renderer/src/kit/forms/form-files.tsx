import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';

/** The files of a form that were chosen and have not arrived. */
export type FormFiles = {
  /** True while there are any: the form cannot be sent then, or it would go without them. */
  readonly pending: boolean;
  /** Gives them up. */
  readonly clear: () => void;
  readonly add: (clear: () => void) => () => void;
};

const FormFilesContext = createContext<FormFiles | null>(null);

/** For a form with file fields; hand it to `FormFilesProvider` around them. */
export function useFormFiles(): FormFiles {
  const [fields, setFields] = useState<readonly (() => void)[]>([]);
  return useMemo(
    () => ({
      pending: fields.length > 0,
      clear: () => {
        for (const clear of fields) clear();
      },
      add: (clear) => {
        setFields((known) => [...known, clear]);
        return () => setFields((known) => known.filter((other) => other !== clear));
      },
    }),
    [fields],
  );
}

export function FormFilesProvider({ files, children }: { files: FormFiles; children: ReactNode }) {
  return <FormFilesContext value={files}>{children}</FormFilesContext>;
}

/** Tells the form around a file field that its file has not arrived; `clear` (stable) gives the file up. */
export function usePendingFile(pending: boolean, clear: () => void): void {
  const add = use(FormFilesContext)?.add;
  useEffect(() => (pending && add ? add(clear) : undefined), [pending, clear, add]);
}
