import { ActionIcon, Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey, useCommandKey } from '../commands/command-key.tsx';
import { type FieldPath, type FieldProps, fieldsOf } from './field.ts';
import type { Fields, ValuesOf } from './record-form.ts';
import { createRowPlaces, enterRow } from './row-places.ts';
import type { RecordRows } from './rows.ts';
import styles from './rows-field.module.css';
import { ADD_ROW, REMOVE_ROW, useRowCommands } from './use-row-commands.ts';

/** Names of the form fields that hold rows of this kind. */
type RowsKey<V, Row> = { [K in keyof V & string]: V[K] extends readonly Row[] ? K : never }[keyof V & string];

/** A column: one field of every row. The input's `aria-label` names the row. */
type RowColumn<Row> = {
  [K in keyof Row & string]: {
    readonly name: K;
    readonly label: Text;
    /** A CSS width. Default: an equal share of the width left. */
    readonly width?: number | string;
    /** Whether the header is aligned like that of numbers. Default: false. */
    readonly figures?: boolean;
    readonly input: (field: FieldProps<Row[K]> & { 'aria-label': string }) => ReactNode;
  };
}[keyof Row & string];

export type RowsFieldProps<V, T, F extends Fields> = {
  form: UseFormReturnType<V, T>;
  /** The field of the form that holds the rows. */
  name: RowsKey<V, ValuesOf<F>>;
  /** The field's description, made by `rowsField`. */
  of: RecordRows<F>;
  label: Text;
  columns: readonly RowColumn<ValuesOf<F>>[];
};

/**
 * Rows of a form, one line each. The button or Alt+Insert adds a row and moves focus into it; the cross or Alt+Delete
 * removes a row and moves focus to the neighbouring row, in the same column.
 */
export function RowsField<V, T, F extends Fields>({ form, name, of, label, columns }: RowsFieldProps<V, T, F>) {
  const { t } = useT();
  const headId = useId();
  const section = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [places] = useState(createRowPlaces);
  const rows = form.getValues()[name] as readonly ValuesOf<F>[];
  const field = fieldsOf(form, t);
  const fixed = rows.length <= of.least;

  const add = () => {
    flushSync(() => form.insertListItem(name as FieldPath<V>, of.row.empty() as never));
    enterRow(body.current, rows.length, 0);
  };
  /** Removes the row around this element. */
  const remove = (inside: EventTarget) => {
    const cell = inside instanceof Element ? inside.closest('td') : null;
    const line = cell?.closest('tr');
    if (fixed || !cell || !line) return;
    const index = line.sectionRowIndex;
    places.remove(index);
    flushSync(() => form.removeListItem(name as FieldPath<V>, index));
    enterRow(body.current, Math.min(index, rows.length - 2), cell.cellIndex);
  };
  useRowCommands({ section, add, remove });

  return (
    <section ref={section} className={styles.rows} aria-labelledby={headId}>
      <header className={styles.head}>
        <h3 id={headId} className={styles.label}>
          {t(label)}
        </h3>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          rightSection={<CommandKey of={ADD_ROW} />}
          onClick={add}
        >
          {t("Qator qo'shish")}
        </Button>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              №
            </th>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                style={{ width: column.width }}
                data-figures={column.figures || undefined}
              >
                {t(column.label)}
                {of.row.isRequired(column.name) && <i aria-hidden> *</i>}
              </th>
            ))}
            <td className={styles.last} />
          </tr>
        </thead>
        <tbody ref={body}>
          {places.upTo(rows.length).map((key, index) => (
            <tr key={key}>
              <td className={styles.number}>{index + 1}</td>
              {columns.map((column) => {
                const named = t('{{label}}, {{number}}-qator', { label: t(column.label), number: index + 1 });
                const props = { ...field(`${name}.${index}.${column.name}` as FieldPath<V>), 'aria-label': named };
                return (
                  <td key={column.name}>
                    {column.input({ ...props, ...(of.row.isRequired(column.name) && { required: true }) } as never)}
                  </td>
                );
              })}
              <td>
                <RemoveButton
                  number={index + 1}
                  fixed={fixed}
                  // The second click of a double click would hit the row that has moved under the pointer.
                  onClick={(event) => event.detail > 1 || remove(event.currentTarget)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RemoveButtonProps = { number: number; fixed: boolean; onClick: (event: MouseEvent) => void };

function RemoveButton({ number, fixed, onClick }: RemoveButtonProps) {
  const { t } = useT();
  const label = t("Qatorni o'chirish");
  const key = useCommandKey(REMOVE_ROW);
  return (
    <ActionIcon
      className={styles.remove}
      aria-label={t('{{label}}, {{number}}-qator', { label, number })}
      title={`${label} (${key})`}
      disabled={fixed}
      onClick={onClick}
    >
      <IconX size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
