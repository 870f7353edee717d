import { SegmentedControl } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { useScript } from '../script.ts';
import styles from './switches.module.css';

// Each name is written in its own script and never transliterated.
const SCRIPTS = [
  { value: 'latin', label: 'Lotin' },
  { value: 'cyrillic', label: 'Кирилл' },
];

/** Chooses the script of all windows. */
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
