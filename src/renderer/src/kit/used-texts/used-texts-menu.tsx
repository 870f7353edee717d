import { Button, Menu } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommandKey } from '../commands/command-key.tsx';
import { TakeFocus } from '../keys/take-focus.tsx';
import type { UsedText } from './used-texts.ts';
import styles from './used-texts-menu.module.css';

/** A text that can be inserted, its label, and the subject that it refers to. */
export type Insertion = { readonly text: string; readonly label: Text; readonly about: string };

export type UsedTextsMenuProps = {
  /** In menu order. */
  texts: readonly UsedText[];
  insertions: readonly Insertion[];
  opened: boolean;
  onOpenedChange: (opened: boolean) => void;
  onPick: (text: string) => void;
};

/** Id of the command that opens the menu. */
export const USED_TEXTS = 'field.used-texts';

/** Menu of texts used before and of further texts to insert. Renders nothing without any text. */
export function UsedTextsMenu({ texts, insertions, opened, onOpenedChange, onPick }: UsedTextsMenuProps) {
  const { t } = useT();
  const key = useCommandKey(USED_TEXTS);
  if (texts.length + insertions.length === 0) return null;
  return (
    <Menu
      position="bottom-end"
      width={480}
      opened={opened}
      onChange={onOpenedChange}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
      // No key events: the key that opens the menu would count as outside and close it.
      clickOutsideEvents={['mousedown', 'touchstart']}
    >
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          title={key}
          aria-keyshortcuts="Alt+ArrowDown"
          leftSection={<IconHistory size={15} stroke={1.7} aria-hidden />}
        >
          {t('Avval yozilganlar')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.list}>
        {texts.map(({ text }) => (
          <Menu.Item key={text} onClick={() => onPick(text)}>
            <span className={styles.text}>{text}</span>
          </Menu.Item>
        ))}
        {texts.length > 0 && insertions.length > 0 && <Menu.Divider />}
        {insertions.map(({ text, label, about }) => (
          <Menu.Item key={text} onClick={() => onPick(text)}>
            {t(label)}
            <span className={styles.about} title={about}>
              <span className="num">{text}</span> · {about}
            </span>
          </Menu.Item>
        ))}
        <TakeFocus />
      </Menu.Dropdown>
    </Menu>
  );
}
