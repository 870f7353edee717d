import { ActionIcon, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import styles from './big-select.module.css';
import type { BigSelectActions } from './use-big-select.ts';

type FieldView = {
  /** Name of the chosen option; empty if none is chosen. */
  text: string;
  title: string;
  /** Shown while nothing is chosen. */
  empty: string;
  state: 'plain' | 'clearable' | 'waiting' | 'disabled';
  opened: boolean;
  listId: string;
  /** Id of the active option; undefined if none is active. */
  activeId: string | undefined;
};

export type SelectFieldProps = {
  label: string;
  required: boolean;
  error: ReactNode;
  path: string | undefined;
  view: FieldView;
  actions: BigSelectActions;
  onFocus: (() => void) | undefined;
  /** The dropdown of the open field. */
  children: ReactNode;
};

/**
 * The field of a big select: shows the chosen name when closed, the typed text when open. The typed text lives in the
 * input alone: rendering the field for every keystroke would take longer than searching 100,000 options.
 */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { label, required, error, path, view, actions, onFocus, children } = props;
  const { text, title, empty, state, opened, listId, activeId } = view;
  const input = useRef<HTMLInputElement>(null);
  const store = useCombobox({ opened, onOpenedChange: (open) => (open ? actions.open() : actions.close()) });

  // The previous state: whether the list was open, and whether a typed letter opened it (that letter stays).
  const before = useRef({ opened: false, typed: false });
  useLayoutEffect(() => {
    if (!input.current) return;
    if (!opened) input.current.value = text;
    else if (!before.current.opened && !before.current.typed) input.current.value = '';
    before.current = { opened, typed: false };
  }, [opened, text]);

  return (
    <Combobox store={store} position="bottom-start">
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <TextInput
          ref={input}
          label={label}
          defaultValue={text}
          placeholder={text || empty}
          title={opened ? undefined : title}
          error={error}
          withAsterisk={required}
          disabled={state === 'disabled'}
          onChange={(event) => {
            before.current.typed = !opened;
            actions.type(event.currentTarget.value);
          }}
          onKeyDown={actions.press}
          onClick={actions.open}
          onFocus={(event) => {
            // Select the chosen name, so that typing replaces it.
            event.currentTarget.select();
            onFocus?.();
          }}
          onBlur={actions.blur}
          role="combobox"
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-required={required || undefined}
          aria-expanded={opened}
          aria-controls={opened ? listId : undefined}
          aria-activedescendant={activeId}
          data-path={path}
          data-mantine-stop-propagation={opened || undefined}
          classNames={{ input: styles.input }}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          rightSectionPointerEvents={state === 'clearable' ? 'all' : 'none'}
          rightSection={<Mark state={state} onClear={actions.clear} />}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={styles.dropdown}>{opened && children}</Combobox.Dropdown>
    </Combobox>
  );
});

/** The icon or button at the end of the field. */
function Mark({ state, onClear }: { state: FieldView['state']; onClear: () => void }) {
  const { t } = useT();
  if (state === 'waiting') return <Loader size={16} role="img" aria-label={t("Ma'lumotlar yuklanmoqda")} />;
  if (state !== 'clearable') return <Combobox.Chevron size="sm" />;
  return (
    <ActionIcon size="xs" onClick={onClear} aria-label={t('Tozalash')}>
      <IconX size={14} />
    </ActionIcon>
  );
}
