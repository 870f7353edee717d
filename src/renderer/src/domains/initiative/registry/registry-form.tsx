import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '@/entities/products.ts';
import type { Text } from '@/i18n/text.ts';
import { DraftBanner } from '@/kit/drafts/draft-banner.tsx';
import { FormFailure } from '@/kit/forms/form-failure.tsx';
import { unchanged } from '@/kit/forms/nothing-to-send.ts';
import { SaveButtons } from '@/kit/forms/save-buttons.tsx';
import { useFormFlow } from '@/kit/forms/use-form-flow.ts';
import { HoldNote } from '@/kit/holds/hold-note.tsx';
import { useSendHold } from '@/kit/holds/hold-sending.tsx';
import { TakeFocus } from '@/kit/keys/take-focus.tsx';
import { useNotices } from '@/kit/notices.ts';
import { useMe } from '@/session/session.ts';
import type { Initiative } from '../model/initiative.ts';
import { FormHead } from '../parts/form-head.tsx';
import { Catalogue } from './catalogue.tsx';
import type { RegistryLine } from './line.ts';
import { RegistryChanges } from './registry-changes.tsx';
import styles from './registry-dialog.module.css';
import { RegistryNote } from './registry-note.tsx';
import { RegistryTable } from './registry-table.tsx';
import { type Granted, removable } from './rules.ts';
import { enterCell } from './table-keys.ts';
import { useRegistryForm } from './use-registry-form.ts';

const FAILED: Text = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";

export type RegistryFormProps = {
  initiative: Initiative;
  /** The platform's current lines. */
  loaded: RegistryLine[];
  /** Called once the registry is saved. */
  onDone: () => void;
  /** Called when the person leaves without saving. */
  onLeave: () => void;
};

/**
 * Editor of an initiative's registry: the table, and beside it the catalogue of products to add. Ctrl+S saves; Esc
 * leaves, asking first if there are changes. Changes are kept as a draft, which is offered on return.
 */
export function RegistryForm({ initiative, loaded, onDone, onLeave }: RegistryFormProps) {
  const notices = useNotices();
  const { role } = useMe();
  const held = useSendHold() !== null;
  const table = useRef<HTMLTableElement>(null);
  const editor = useRegistryForm(initiative, loaded);
  const { form, lines, problems, removed } = editor;
  const [strict, setStrict] = useState(false);
  /** The product chosen last is already in the registry. */
  const [duplicate, setDuplicate] = useState(false);
  /** Cell to focus after the next render. */
  const [wanted, setWanted] = useState<{ id: number; field: Granted } | null>(null);
  useLayoutEffect(() => {
    if (wanted) enterCell(table.current, wanted.id, wanted.field);
  }, [wanted]);

  const flow = useFormFlow({
    form,
    idle: unchanged(form),
    check: () => {
      const [first] = problems;
      setStrict(true);
      setDuplicate(false);
      if (first) setWanted({ id: first.id, field: first.field });
      return first === undefined;
    },
    failure: FAILED,
    onSubmit: editor.save,
    onDone: () => {
      notices.success('Muvafaqiyatli saqlandi', 'Tabriklaymiz');
      onDone();
    },
    onLeave,
  });
  const { draft, sending, error, press, leave } = flow;

  const add = (product: Product) => {
    setDuplicate(!editor.add(product));
    setWanted({ id: product.id, field: 'granted_count' });
  };
  const { change, remove } = editor;
  const enter = useCallback<typeof change>(
    (...entered) => {
      setDuplicate(false);
      change(...entered);
    },
    [change],
  );
  const present = useMemo(() => new Set(lines.map(({ id }) => id)), [lines]);
  const wrong = problems.filter(({ problem }) => strict || problem !== 'required').length;

  return (
    <form
      ref={flow.frame}
      className={styles.frame}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <div className={styles.head}>
        <FormHead initiative={initiative} />
        <DraftBanner draft={draft} />
        <RegistryChanges changes={editor.changes} />
      </div>
      <div ref={flow.fields} className={styles.fields} inert={flow.inert}>
        <div className={styles.lines}>
          <RegistryTable
            ref={table}
            groups={editor.groups}
            totals={editor.totals}
            strict={strict}
            onChange={enter}
            removable={(id) => removable(form.values.registry.base, id, role)}
            onRemove={remove}
          />
        </div>
        <Catalogue categoryId={initiative.category_id} board={initiative.board_id} present={present} onAdd={add} />
      </div>
      {error && (
        <div className={styles.failure}>
          <FormFailure error={error} failure={FAILED} />
        </div>
      )}
      {held && (
        <div className={styles.failure}>
          <HoldNote savedAt={draft.savedAt} />
        </div>
      )}
      <footer className={styles.footer}>
        <RegistryNote
          wrong={wrong}
          duplicate={duplicate}
          removed={removed}
          onRestore={() => {
            editor.restore();
            if (removed) setWanted({ id: removed.id, field: 'granted_price' });
          }}
        />
        <SaveButtons sending={sending} blocked={flow.blocked} waits={flow.waits} onLeave={leave} />
      </footer>
      {/* The cross that had the focus has left with the skeleton. */}
      <TakeFocus />
    </form>
  );
}
