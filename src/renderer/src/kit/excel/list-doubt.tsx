import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './list-doubt.module.css';
import type { ListCheck } from './use-list-check.ts';

/** Warning that a file looks like another list's, and why; renders nothing otherwise. */
export function ListDoubt({ check: { lists, found } }: { check: ListCheck }) {
  const { t } = useT();
  const other = found?.other;
  if (!other) return null;
  const named = (titles: readonly Text[]) => titles.map((title) => t(title)).join(', ');
  return (
    <div className={styles.doubt} role="alert" data-doubt>
      <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
      <div className={styles.text}>
        <strong>{t("Fayl boshqa ro'yxatga o'xshaydi: {{list}}", { list: t(other.name) })}</strong>
        {found.foreign.length > 0 && <span>{t('Faylda bor: {{columns}}.', { columns: named(found.foreign) })} </span>}
        {found.missing.length > 0 && <span>{t("Faylda yo'q: {{columns}}.", { columns: named(found.missing) })}</span>}
      </div>
      {lists.onChoose && lists.others.includes(other) && (
        <Button variant="default" size="xs" onClick={() => lists.onChoose?.(other)}>
          {t("“{{list}}” ro'yxatiga o'tish", { list: t(other.name) })}
        </Button>
      )}
    </div>
  );
}
