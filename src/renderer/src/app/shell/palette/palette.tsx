import { Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { Children, type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { useInitiativeSource } from '@/domains/initiative/palette/use-initiative-source.tsx';
import { useViewSource } from '@/features/initiative-list/views/use-view-source.tsx';
import { queryOf } from '@/i18n/query-of.ts';
import { useT } from '@/i18n/use-t.ts';
import { codeOf } from '@/kit/commands/keys.ts';
import { TakeFocus } from '@/kit/keys/take-focus.tsx';
import { isFound } from '@/kit/palette/find.ts';
import { paletteStore } from '@/kit/palette/open-palette.ts';
import type { PaletteEntry } from '@/kit/palette/source.ts';
import { useMe } from '@/session/session.ts';
import { useChapterSource } from '../../manual/use-chapter-source.tsx';
import { hasDesk } from './has-desk.ts';
import styles from './palette.module.css';
import { PaletteGroup } from './palette-group.tsx';
import { usePaletteEntries } from './use-palette-entries.tsx';

/**
 * Command palette (Ctrl+K): opens any screen of the person's role, runs the commands possible where it was opened, and
 * finds an initiative by id; matches input in either script. Input after ">" matches commands only.
 */
export function Palette() {
  const { t } = useT();
  const { role } = useMe();
  const [query, setQuery] = useState('');
  const { screens, commands } = usePaletteEntries(role);
  const asked = queryOf(query);
  const onlyCommands = asked.startsWith('>');
  const mayOpen = hasDesk(role);
  const initiatives = useInitiativeSource(onlyCommands ? '' : query, mayOpen);
  const views = useViewSource(mayOpen);
  const chapters = useChapterSource(onlyCommands ? '' : asked);
  const sources = [initiatives, views, chapters];
  useKeptSelection(initiatives.answer);

  const words = onlyCommands ? asked.slice(1) : asked;
  const found = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ title, group = '' }) => isFound(words, typeof title === 'string' ? title : title.raw, group));
  const besides = sources.flatMap(({ entries = [] }) => entries);
  const groups = [
    {
      title: t(besides.length > 0 ? "Sahifalar va ko'rinishlar" : 'Sahifalar'),
      entries: onlyCommands ? [] : found([...screens, ...besides]),
    },
    { title: t('Buyruqlar'), entries: found([...commands, ...sources.flatMap((source) => source.commands ?? [])]) },
  ];
  const drawn = (place: 'first' | 'above' | 'below') =>
    !onlyCommands && Children.toArray(sources.map((source) => source[place]));
  const isEmpty =
    (onlyCommands || sources.every(({ first, below }) => !first && !below)) &&
    groups.every(({ entries }) => entries.length === 0);

  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    if (codeOf(nativeEvent) === 'Enter' && !nativeEvent.isComposing) for (const { onEnter } of sources) onEnter?.();
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
        {drawn('first')}
        {drawn('above')}
        {groups.map((group) => (
          <PaletteGroup key={group.title} {...group} />
        ))}
        {drawn('below')}
        {isEmpty && <Spotlight.Empty>{t('Hech narsa topilmadi')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <p className={styles.hint}>
        {mayOpen && t("Raqam yozilsa yoki havola qo'yilsa, tashabbus qidiriladi.")} {t('«>» faqat buyruqlar.')}
      </p>
      <TakeFocus />
    </Spotlight.Root>
  );
}

/**
 * Keeps the marked entry marked when an answer adds entries around it, so that Enter opens the entry marked on screen.
 * Marks the first entry where none is marked any more. `answer`: a new value with each answer.
 */
function useKeptSelection(answer: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are read from the document.
  useLayoutEffect(() => {
    const { opened, listId, query } = paletteStore.getState();
    const list = opened && document.getElementById(listId);
    if (!list || query === '') return;
    const shown = [...list.querySelectorAll('[data-action]')];
    const marked = Math.max(
      0,
      shown.findIndex((entry) => entry.hasAttribute('data-selected')),
    );
    // As Spotlight itself marks: by an attribute, and by the index from which the arrow keys continue.
    shown[marked]?.setAttribute('data-selected', 'true');
    paletteStore.updateState((state) => ({ ...state, selected: marked }));
  }, [answer]);
}
