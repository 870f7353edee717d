import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { queryOf } from '@/i18n/query-of.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '../commands/command-key.tsx';
import { useCommands } from '../commands/use-commands.ts';
import { askedAfter } from './asked-texts.ts';

/** Debounce after typing, in ms. */
const DEBOUNCE_MS = 300;

export type SearchInputProps = {
  /** The current query; empty for none. */
  value: string;
  /**
   * Called with the text in the spelling of a query: debounced while typing, at once on Enter, on clearing, and when the
   * field is left: what is pressed next, such as a button that clears the filters, is about the text that was typed.
   */
  onChange: (value: string) => void;
  /** What can be found: accessible name and placeholder. */
  label: Text;
};

/** The search field of a list: `/` focuses it, Esc clears it and then leaves it. */
export function SearchInput({ value, onChange, label }: SearchInputProps) {
  const { t } = useT();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [given, setGiven] = useState(value);
  const [asked, setAsked] = useState<readonly string[]>([value]);
  if (given !== value) {
    const own = askedAfter(asked, value);
    setGiven(value);
    setAsked(own ?? [value]);
    // Changed from outside: replaces the typed text.
    if (!own) setDraft(value);
  }

  const ask = useCallback(
    (text: string) => {
      setAsked((before) => (before.at(-1) === text ? before : [...before, text]));
      onChange(text);
    },
    [onChange],
  );
  useEffect(() => {
    if (queryOf(draft) === queryOf(value)) return;
    const timer = setTimeout(() => ask(queryOf(draft)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, value, ask]);

  const focus = useCallback(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useCommands([{ id: 'list.search', title: 'Qidiruv maydoni', where: "Ro'yxatda", keys: ['Slash'], run: focus }]);
  useEffect(() => bridge.on('menu.command', (command) => command === 'search' && focus()), [focus]);

  const clear = () => {
    setDraft('');
    ask('');
    focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') ask(queryOf(draft));
    if (event.key === 'Escape') draft ? clear() : input.current?.blur();
  };

  return (
    <TextInput
      ref={input}
      type="text"
      role="searchbox"
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => queryOf(draft) !== asked.at(-1) && ask(queryOf(draft))}
      placeholder={t(label)}
      aria-label={t(label)}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      rightSectionPointerEvents="all"
      rightSection={
        draft ? (
          <ActionIcon size="xs" onClick={clear} aria-label={t('Tozalash')}>
            <IconX size={14} />
          </ActionIcon>
        ) : (
          <CommandKey of="list.search" />
        )
      }
      maxLength={200}
      flex={1}
      miw={180}
      maw={400}
    />
  );
}
