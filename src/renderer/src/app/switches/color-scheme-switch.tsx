import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useT } from '@/i18n/use-t.ts';

/** The two looks of the window and the way to the other one. */
export function useColorScheme() {
  const { t } = useT();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const dark = colorScheme === 'dark';
  return {
    dark,
    /** Names the look that the switch leads to. */
    label: dark ? t("Yorug' ko'rinish") : t("Qorong'i ko'rinish"),
    toggle: () => setColorScheme(dark ? 'light' : 'dark'),
  };
}

/** Light or dark, as a button that shows where it leads. Its other props are those of the button under it. */
export function ColorSchemeSwitch(button: Omit<ComponentProps<typeof ActionIcon<'button'>>, 'children'>) {
  const { dark, label, toggle } = useColorScheme();
  return (
    <ActionIcon {...button} size="lg" aria-label={label} onClick={toggle}>
      {dark ? <IconSun size={20} stroke={1.7} /> : <IconMoon size={20} stroke={1.7} />}
    </ActionIcon>
  );
}
