import { Textarea, type TextareaProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useInsertAtCaret } from '../inputs/insert-at-caret.ts';
import styles from './comment-field.module.css';
import type { UsedText } from './used-texts.ts';
import { UsedTextsMenu } from './used-texts-menu.tsx';

export type CommentFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  /** Default: ''. */
  value?: string;
  onChange: (value: string) => void;
  /** Texts used before; without any, no menu is shown. */
  texts: readonly UsedText[];
};

/** Comment of a decision. A text used before can be inserted, by the menu below the field or Alt+Down. */
export function CommentField({ value = '', onChange, texts, ref, ...others }: CommentFieldProps) {
  const { t } = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(ref, field);
  const [opened, setOpened] = useState(false);

  const { insert, focus } = useInsertAtCaret(field, value, onChange);
  const openByKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown' || texts.length === 0) return;
    event.preventDefault();
    setOpened(true);
  };

  return (
    <div className={styles.root}>
      <Textarea
        ref={merged}
        label={t('Izoh')}
        withAsterisk
        maxRows={8}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={openByKey}
        {...others}
      />
      <div className={styles.menu}>
        <UsedTextsMenu
          texts={texts}
          opened={opened}
          onOpenedChange={(now) => {
            setOpened(now);
            if (!now) focus();
          }}
          onPick={insert}
        />
      </div>
    </div>
  );
}
