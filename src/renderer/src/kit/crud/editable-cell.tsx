import { TextInput } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { capsOf } from '../commands/keys.ts';
import { ROW_KEYS } from '../data-table/row-buttons.ts';
import { type CellEdit, useCellEdit } from './cell-editing.tsx';
import styles from './editable-cell.module.css';

/** Props of `EditableCell`. */
export type EditableCellProps = {
  /** Id of the row's record. */
  id: string | number;
  /** Label of the column. */
  label: Text;
  /** The platform's text: shown in the chosen script, edited unchanged. */
  text: string;
};

/**
 * A text edited in place: a click, or F2 on the row, starts editing; Enter saves, Esc restores, and leaving a changed
 * text asks first. Use in a table inside `CellEditing`.
 */
export function EditableCell({ id, label, text }: EditableCellProps) {
  const { t, tr } = useT();
  const edit = useCellEdit();
  const name = `${t(label)}: ${tr(text)}`;
  if (edit.id === id) return <Editor key={id} name={name} edit={edit} />;
  return (
    <button
      type="button"
      className={styles.shown}
      aria-label={`${t('Tahrirlash')}: ${name}`}
      title={`${t('Tahrirlash')} (${capsOf(ROW_KEYS.edit).join(' ')})`}
      data-row-edit
      onClick={() => edit.begin(id, text)}
    >
      <span className={styles.text} data-cut>
        {tr(text) || '—'}
      </span>
      <IconPencil className={styles.pencil} size={16} stroke={1.7} aria-hidden />
    </button>
  );
}

/** The input of the cell in edit, with buttons for Enter and Esc. */
function Editor({ name, edit }: { name: string; edit: CellEdit }) {
  const { t } = useT();
  const cell = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(edit.typed);
  useLayoutEffect(() => input.current?.select(), []);

  /** The row that gets focus when the cell closes; null if focus has already left the cell. */
  const row = () => (cell.current?.contains(document.activeElement) ? cell.current.closest('tr') : null);
  const closing = (close: () => void) => {
    const after = row();
    // Render before the next key event, which is meant for the row.
    flushSync(close);
    after?.focus({ preventScroll: true });
  };
  const save = () => edit.save(closing);
  const restore = () => edit.restore(closing);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') save();
    else restore();
  };
  const onBlur = ({ relatedTarget: next }: FocusEvent) => {
    const within = cell.current?.contains(next) || next?.closest('[role=dialog]');
    // If the whole window lost focus, the input is still the page's active element.
    if (within || document.activeElement === input.current) return;
    edit.leave(() => input.current?.focus());
  };

  return (
    <fieldset ref={cell} aria-label={name} className={styles.editor} onBlur={onBlur}>
      <TextInput
        ref={input}
        className={styles.input}
        aria-label={name}
        value={value}
        readOnly={edit.saving}
        aria-busy={edit.saving}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value);
          edit.type(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.save}
        title={`${t('Saqlash')} (Enter)`}
        aria-label={t('Saqlash')}
        onClick={save}
      >
        <IconCheck size={18} stroke={1.8} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.restore}
        title={`${t('Qaytarish')} (Esc)`}
        aria-label={t('Qaytarish')}
        onClick={restore}
      >
        <IconX size={18} stroke={1.8} aria-hidden />
      </button>
    </fieldset>
  );
}
