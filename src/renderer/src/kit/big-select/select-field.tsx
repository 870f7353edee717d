import { ActionIcon, Combobox, Kbd, Loader, TextInput, useCombobox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import styles from './big-select.module.css';
import type { BigSelectActions } from './use-big-select.ts';

/** Width of the mark of an offered option, in px: its words in either script, and the key. */
const OFFER_WIDTH = 178;

type FieldView = {
  /** Name of the chosen option; empty if none is chosen. */
  text: string;
  title: string;
  /** Shown while nothing is chosen. */
  empty: string;
  /** Why `empty` names an option that can be taken; empty if none is offered. */
  mark: string;
  /** Whether an option is chosen, also one whose name is not loaded yet. */
  filled: boolean;
  state: 'plain' | 'clearable' | 'offers' | 'waiting' | 'disabled';
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
  const { text, title, empty, mark, filled, state, opened, listId, activeId } = view;
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
          data-filled={filled || undefined}
          data-mantine-stop-propagation={opened || undefined}
          classNames={{ input: state === 'offers' ? styles.offers : styles.input }}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          {...(state === 'offers' && { rightSectionWidth: OFFER_WIDTH })}
          rightSectionPointerEvents={state === 'clearable' || state === 'offers' ? 'all' : 'none'}
          rightSection={<Mark state={state} mark={mark} actions={actions} />}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={styles.dropdown}>{opened && children}</Combobox.Dropdown>
    </Combobox>
  );
});

/** The icon or button at the end of the field. */
function Mark({ state, mark, actions }: Pick<FieldView, 'state' | 'mark'> & { actions: BigSelectActions }) {
  const { t } = useT();
  if (state === 'waiting') return <Loader size={16} role="img" aria-label={t("Ma'lumotlar yuklanmoqda")} />;
  if (state === 'offers') {
    return (
      // Focus stays in the field, where Enter does the same.
      <button
        type="button"
        className={styles.offer}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={actions.take}
      >
        {mark} <Kbd aria-hidden>Enter</Kbd>
      </button>
    );
  }
  if (state !== 'clearable') return <Combobox.Chevron size="sm" />;
  return (
    <ActionIcon size="xs" onClick={actions.clear} aria-label={t('Tozalash')}>
      <IconX size={14} />
    </ActionIcon>
  );
}
