import { Button, Menu } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { TakeFocus } from '../keys/take-focus.tsx';
import type { UsedText } from './used-texts.ts';
import styles from './used-texts-menu.module.css';

export type UsedTextsMenuProps = {
  /** In menu order. */
  texts: readonly UsedText[];
  opened: boolean;
  onOpenedChange: (opened: boolean) => void;
  onPick: (text: string) => void;
};

/** Menu of texts used before. Renders nothing without texts. */
export function UsedTextsMenu({ texts, opened, onOpenedChange, onPick }: UsedTextsMenuProps) {
  const { t } = useT();
  if (texts.length === 0) return null;
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
          title="Alt+↓"
          aria-keyshortcuts="Alt+ArrowDown"
          leftSection={<IconHistory size={15} stroke={1.7} aria-hidden />}
        >
          {t('Avval yozilganlar')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.list}>
        {texts.map(({ text }, index) => (
          <Menu.Item key={text} data-autofocus={index === 0 || undefined} onClick={() => onPick(text)}>
            <span className={styles.text}>{text}</span>
          </Menu.Item>
        ))}
        <TakeFocus />
      </Menu.Dropdown>
    </Menu>
  );
}
