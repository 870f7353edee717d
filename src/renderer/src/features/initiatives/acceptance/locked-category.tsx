import { useT } from '@/i18n/use-t.ts';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { RetryNote } from './retry-note.tsx';
import type { AcceptForm } from './use-accept-form.ts';

/** The category where it cannot be changed (D-004); read again where its name did not come. */
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
