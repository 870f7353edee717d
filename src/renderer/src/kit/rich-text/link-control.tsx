import { Button, Group, Popover, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { hasUserName } from '@shared/user-name.ts';
import { IconLink } from '@tabler/icons-react';
import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { NO_USER_NAME } from '../forms/rules.ts';
import { TakeFocus } from '../keys/take-focus.tsx';
import { linkAddress } from './html.ts';

/** Button that turns the selection into a link, or edits the link at the caret. */
export function LinkControl({ editor }: { editor: Editor }) {
  const { t } = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const { active, empty } = useEditorState({
    editor,
    selector: () => ({
      active: editor.isActive('link'),
      empty: editor.state.selection.empty && !editor.isActive('link'),
    }),
  });
  const open = () => {
    // A second press keeps the typed address.
    if (typed !== null) return;
    setWrong(false);
    setTyped(String(editor.getAttributes('link').href ?? ''));
  };
  const close = () => {
    setTyped(null);
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddress(typed ?? '');
    if (href === null) return setWrong(true);
    editor
      .chain()
      .extendMarkRange('link')
      .setLink({ href })
      .command(({ tr, editor: { schema } }) => {
        // Move the caret behind the link: the next letter must neither replace the link nor belong to it.
        tr.setSelection(TextSelection.create(tr.doc, tr.selection.to));
        if (schema.marks.link) tr.removeStoredMark(schema.marks.link);
        return true;
      })
      .run();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter and Esc belong to this input, not to the enclosing form or dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else close();
  };

  return (
    <Popover opened={typed !== null} onChange={(shown) => !shown && close()} trapFocus shadow="md" width={360}>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t('Havola')}
          title={t('Havola')}
          active={active}
          disabled={empty}
          onClick={open}
        >
          <IconLink size={16} stroke={1.7} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={onKeyDown}>
        <Group gap={8} align="flex-start" wrap="nowrap">
          <TextInput
            flex={1}
            aria-label={t('Havola manzili')}
            placeholder="https://"
            value={typed ?? ''}
            onChange={(event) => {
              setWrong(false);
              setTyped(event.currentTarget.value);
            }}
            error={
              wrong &&
              (hasUserName(typed ?? '')
                ? t(NO_USER_NAME)
                : t("Manzilni to'liq yozing, masalan: {{example}}", { example: 'https://sayt.uz' }))
            }
          />
          <Button onClick={apply}>{t('Saqlash')}</Button>
        </Group>
        <TakeFocus />
      </Popover.Dropdown>
    </Popover>
  );
}
