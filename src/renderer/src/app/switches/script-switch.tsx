import { SegmentedControl } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { useScript } from '../script.ts';
import styles from './switches.module.css';

// Each name stands in its own script whatever is chosen, so neither is ever transliterated.
const SCRIPTS = [
  { value: 'latin', label: 'Lotin' },
  { value: 'cyrillic', label: 'Кирилл' },
];

/** Chooses the script of the whole window. */
export function ScriptSwitch() {
  const { t } = useT();
  const { script, choose } = useScript();
  return (
    <SegmentedControl
      aria-label={t('Yozuvni tanlash')}
      classNames={{ label: styles.script }}
      data={SCRIPTS}
      value={script}
      onChange={(value) => choose(value === 'cyrillic' ? 'cyrillic' : 'latin')}
    />
  );
}
