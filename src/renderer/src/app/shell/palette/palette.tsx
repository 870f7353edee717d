import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import { TakeFocus } from '@/kit/keys/take-focus.tsx';
import { useWindowListener } from '@/kit/keys/use-window-listener.ts';
import { useMe } from '@/session/session.ts';
import { isFound } from '../../menu/find.ts';
import styles from './palette.module.css';
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.tsx';

/** Command palette (Ctrl+K): opens any screen of the person's role; matches input in either script. */
export function Palette() {
  const { t } = useT();
  const { role } = useMe();
  const [query, setQuery] = useState('');
  const { screens, commands } = usePaletteEntries(role);

  // Matches the physical key, so that Ctrl+K works on a Cyrillic layout, and also inside a field.
  useWindowListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== 'KeyK') return;
    event.preventDefault();
    spotlight.open();
  });
  useEffect(() => bridge.on('menu.command', (command) => command === 'palette' && spotlight.open()), []);

  const found = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ title, group = '' }) => isFound(query, title, group));
  const groups = [
    { title: t('Sahifalar'), entries: found(screens) },
    { title: t('Buyruqlar'), entries: found(commands) },
  ].filter(({ entries }) => entries.length > 0);

  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      centered={false}
      scrollable
      maxHeight={420}
      radius="lg"
      overlayProps={{ backgroundOpacity: 0.42, blur: 0, color: '#0a1418' }}
      transitionProps={{ duration: 0 }}
      classNames={styles}
      title={t("Sahifaga o'tish")}
    >
      <Spotlight.Search
        placeholder={t("Sahifaga o'tish")}
        aria-label={t("Sahifaga o'tish")}
        leftSection={<IconSearch size={18} stroke={1.7} />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entries.map(({ id, title: text, group, icon, run }) => (
              <Spotlight.Action
                key={id}
                label={t(text)}
                dimmedSections={false}
                {...(group && { rightSection: <span className={styles.place}>{t(group)}</span> })}
                leftSection={icon}
                onClick={run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t('Hech narsa topilmadi')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <TakeFocus />
    </Spotlight.Root>
  );
}
