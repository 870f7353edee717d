import { Textarea, type TextareaProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { type Filling, fillIn } from '@/entities/fill-in.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useInsertAtCaret } from '@/kit/inputs/insert-at-caret.ts';
import styles from './answer-field.module.css';
import { TEMPLATES, TemplatePicker } from './template-picker.tsx';

export type AnswerFieldProps = Omit<TextareaProps, 'value' | 'onChange' | 'label'> & {
  label: Text;
  /** Default: ''. */
  value?: string;
  onChange: (value: string) => void;
  /** Placeholder values for an inserted template; null if placeholders are filled in later, per appeal. */
  filling: Filling | null;
};

/** Text field of an answer. Templates are inserted at the caret, by the button above the field or Alt+Down. */
export function AnswerField({ label, value = '', onChange, filling, ...others }: AnswerFieldProps) {
  const { t } = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const [opened, setOpened] = useState(false);
  const { insert, focus } = useInsertAtCaret(field, value, onChange);
  const show = (context: string) => (filling ? fillIn(context, filling) : context);

  useCommands([
    {
      id: TEMPLATES,
      title: "Shablondan qo'yish",
      where: 'Shaklda',
      keys: ['Alt+ArrowDown'],
      inDialog: true,
      hears: ({ target }) => target === field.current,
      run: () => setOpened(true),
    },
  ]);

  return (
    <div className={styles.root}>
      <Textarea
        ref={field}
        label={t(label)}
        withAsterisk
        autosize
        minRows={5}
        maxRows={12}
        data-autofocus
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...others}
      />
      <div className={styles.picker}>
        <TemplatePicker
          opened={opened}
          onOpenedChange={(now) => {
            setOpened(now);
            if (!now) focus();
          }}
          show={show}
          onPick={(context) => insert(show(context))}
        />
      </div>
    </div>
  );
}
