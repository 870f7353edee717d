import { useT } from '@/i18n/use-t.ts';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { RetryNote } from './retry-note.tsx';
import type { AcceptForm } from './use-accept-form.ts';

/** The category where it is fixed (D-004); offers a retry where the name could not be loaded. */
export function LockedCategory({ accept }: { accept: AcceptForm }) {
  const { tr } = useT();
  const { category, categories } = accept.lookups;
  return (
    <>
      <LockedField label="Toifa" value={tr(category?.title) || '—'} />
      {categories.error && categories.data === undefined && (
        <RetryNote text="Toifani yuklab bo'lmadi." query={categories} />
      )}
    </>
  );
}
