import { UnstyledButton } from '@mantine/core';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './map-page.module.css';
import type { SortedOut } from './sort-out.ts';
import { useOpenChosen } from './use-open-chosen.ts';

export type CountsLineProps = {
  sorted: SortedOut;
  /** Total by the platform's count. */
  all: number;
  /** Whether some of these rows have not been read. */
  about: boolean;
};

/** How many of the rows are on the map. The others open in the review desk, as their place has to be clarified. */
export function CountsLine({ sorted: { placed, placeless, outside }, all, about }: CountsLineProps) {
  const { t } = useT();
  const open = useOpenChosen();
  const values = { all: formatCount(all), n: formatCount(placed.length) };
  return (
    <p className={styles.counts} role="status">
      {about ? t('taxminan {{all}} tadan {{n}} tasi xaritada', values) : t('{{all}} tadan {{n}} tasi xaritada', values)}
      {placeless.length > 0 && (
        <>
          {' · '}
          <UnstyledButton onClick={() => open(placeless)}>
            {t("{{n}} tasida joylashuv yo'q", { n: formatCount(placeless.length) })}
          </UnstyledButton>
        </>
      )}
      {outside.length > 0 && (
        <>
          {' · '}
          <UnstyledButton onClick={() => open(outside)}>
            {t('Xaritadan tashqarida: {{n}}', { n: formatCount(outside.length) })}
          </UnstyledButton>
        </>
      )}
    </p>
  );
}
