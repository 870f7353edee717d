import { Spotlight } from '@mantine/spotlight';
import { flushSync } from 'react-dom';
import { useT } from '@/i18n/use-t.ts';
import { KeyCaps } from '@/kit/commands/command-key.tsx';
import { closePalette } from '@/kit/palette/open-palette.ts';
import type { PaletteEntry } from '@/kit/palette/source.ts';
import styles from './palette.module.css';

export type PaletteGroupProps = {
  title: string;
  entries: readonly PaletteEntry[];
};

/** A group of the palette's entries below its heading; renders nothing without entries. */
export function PaletteGroup({ title, entries }: PaletteGroupProps) {
  const { t, tr } = useT();
  if (entries.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={title}>
      {entries.map(({ id, title: text, group, keys, icon, run }) => (
        <Spotlight.Action
          key={id}
          label={typeof text === 'string' ? t(text) : tr(text.raw)}
          dimmedSections={false}
          rightSection={
            <span className={styles.aside}>
              {group && <span className={styles.place}>{t(group)}</span>}
              {keys && (
                <span className={styles.caps} aria-hidden>
                  <KeyCaps of={keys} />
                </span>
              )}
            </span>
          }
          leftSection={icon}
          onClick={() => {
            // Close first: a closing palette must not undo what the command opens or focuses.
            flushSync(closePalette);
            run();
          }}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}
