import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useT } from '@/i18n/use-t.ts';

/** The current colour scheme, and a toggle to the other scheme. */
export function useColorScheme() {
  const { t } = useT();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const dark = colorScheme === 'dark';
  return {
    dark,
    /** Name of the scheme that the switch leads to. */
    label: dark ? t("Yorug' ko'rinish") : t("Qorong'i ko'rinish"),
    toggle: () => setColorScheme(dark ? 'light' : 'dark'),
  };
}

/**
 * Button that toggles between light and dark; its icon shows the other scheme. Takes the props of the Mantine button.
 */
export function ColorSchemeSwitch(button: Omit<ComponentProps<typeof ActionIcon<'button'>>, 'children'>) {
  const { dark, label, toggle } = useColorScheme();
  return (
    <ActionIcon {...button} size="lg" aria-label={label} onClick={toggle}>
      {dark ? <IconSun size={20} stroke={1.7} /> : <IconMoon size={20} stroke={1.7} />}
    </ActionIcon>
  );
}
