import { Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { queryOf } from '@/i18n/query-of.ts';
import { useT } from '@/i18n/use-t.ts';
import { codeOf } from '@/kit/commands/keys.ts';
import { TakeFocus } from '@/kit/keys/take-focus.tsx';
import { useMe } from '@/session/session.ts';
import { isFound } from '../../menu/find.ts';
import { paletteStore } from '../commands/open-palette.ts';
import { FoundGroup } from './found-group.tsx';
import { hasDesk } from './has-desk.ts';
import styles from './palette.module.css';
import { PaletteGroup } from './palette-group.tsx';
import { useById } from './use-by-id.ts';
import { useKeptSelection } from './use-kept-selection.ts';
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.tsx';
import { useRecentEntries } from './use-recent-entries.tsx';
import { useViewEntries } from './use-view-entries.tsx';

/**
 * Command palette (Ctrl+K): opens any screen of the person's role, runs the commands possible where it was opened, and
 * finds an initiative by id; matches input in either script. Input after ">" matches commands only.
 */
export function Palette() {
  const { t } = useT();
  const { role } = useMe();
  const [query, setQuery] = useState('');
  const { screens, commands } = usePaletteEntries(role);
  const views = useViewEntries(role);
  const asked = queryOf(query);
  const onlyCommands = asked.startsWith('>');
  const byId = useById(hasDesk(role) && !onlyCommands ? query : '');
  const recent = useRecentEntries(role, byId?.digits ?? query, byId?.rows);

  const words = onlyCommands ? asked.slice(1) : asked;
  const found = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ title, group = '' }) => isFound(words, typeof title === 'string' ? title : title.raw, group));
  const groups = [
    {
      title: t(views.length > 0 ? "Sahifalar va ko'rinishlar" : 'Sahifalar'),
      entries: onlyCommands ? [] : found([...screens, ...views]),
    },
    { title: t('Buyruqlar'), entries: found([...commands, ...recent.commands]) },
  ];
  const [above, below] = onlyCommands ? [null, null] : [recent.above, recent.below];
  const isEmpty = !byId && !below && groups.every(({ entries }) => entries.length === 0);
  useKeptSelection(byId?.rows);

  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    if (codeOf(nativeEvent) === 'Enter' && !nativeEvent.isComposing) byId?.ask();
  };

  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      centered={false}
      scrollable
      maxHeight={420}
      size={640}
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
        onKeyDown={onKeyDown}
      />
      <Spotlight.ActionsList>
        {byId && <FoundGroup {...byId} />}
        {above}
        {groups.map((group) => (
          <PaletteGroup key={group.title} {...group} />
        ))}
        {below}
        {isEmpty && <Spotlight.Empty>{t('Hech narsa topilmadi')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <p className={styles.hint}>
        {hasDesk(role) && t("Raqam yozilsa yoki havola qo'yilsa, tashabbus qidiriladi.")} {t('«>» faqat buyruqlar.')}
      </p>
      <TakeFocus />
    </Spotlight.Root>
  );
}
