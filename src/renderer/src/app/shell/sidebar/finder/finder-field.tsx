import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import type { Finder } from './use-finder.ts';

export type FinderFieldProps = {
  finder: Finder;
  /** The list that the arrow keys move over is mounted. */
  hasList: boolean;
};

/** Search field of a long group. */
export function FinderField({ finder, hasList }: FinderFieldProps) {
  const { t } = useT();
  const input = useRef<HTMLInputElement>(null);
  const { query, change, markedId, listId, onKeyDown } = finder;
  return (
    <TextInput
      ref={input}
      value={query}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      placeholder={t('Nomini yozing')}
      aria-label={t('Nomini yozing')}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={hasList}
      aria-controls={hasList ? listId : undefined}
      aria-activedescendant={hasList ? markedId : undefined}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      rightSectionPointerEvents="all"
      rightSection={
        query && (
          <ActionIcon
            size="xs"
            // Not in the tab order: Esc clears the field from the keyboard.
            tabIndex={-1}
            aria-label={t('Tozalash')}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <IconX size={14} stroke={1.8} />
          </ActionIcon>
        )
      }
      maxLength={60}
    />
  );
}
