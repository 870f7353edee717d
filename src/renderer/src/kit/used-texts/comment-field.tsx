import { Textarea, type TextareaProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '../commands/use-commands.ts';
import { useInsertAtCaret } from '../inputs/insert-at-caret.ts';
import styles from './comment-field.module.css';
import type { UsedText } from './used-texts.ts';
import { type Insertion, USED_TEXTS, UsedTextsMenu } from './used-texts-menu.tsx';

export type CommentFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  /** Default: ''. */
  value?: string;
  onChange: (value: string) => void;
  /** Texts used before; without these and `insertions`, no menu is shown. */
  texts: readonly UsedText[];
  /** Further texts to insert, after those used before. Default: none. */
  insertions?: readonly Insertion[];
};

const NONE: readonly Insertion[] = [];

/**
 * Field for the comment of a decision. The menu beside the label, also opened by Alt+Down, inserts a text used before
 * or one of `insertions`.
 */
export function CommentField({ value = '', onChange, texts, insertions = NONE, ref, ...others }: CommentFieldProps) {
  const { t } = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(ref, field);
  const [opened, setOpened] = useState(false);

  const { insert, focus } = useInsertAtCaret(field, value, onChange);
  useCommands(
    texts.length + insertions.length > 0
      ? [
          {
            id: USED_TEXTS,
            title: 'Avval yozilganlar',
            where: 'Shaklda',
            keys: ['Alt+ArrowDown'],
            inDialog: true,
            hears: ({ target }) => target === field.current,
            run: () => setOpened(true),
          },
        ]
      : [],
  );

  return (
    <div className={styles.root}>
      <Textarea
        ref={merged}
        label={t('Izoh')}
        withAsterisk
        maxRows={8}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...others}
      />
      <div className={styles.menu}>
        <UsedTextsMenu
          texts={texts}
          insertions={insertions}
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
