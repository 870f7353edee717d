import { Group, Kbd, Text } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { useCellEdit } from '@/kit/crud/cell-editing.tsx';
import { type Page, placesIn } from '@/kit/page.ts';
import type { BudgetParam } from './budget-param.ts';

/** Names the row whose title is being edited, and the keys that end editing. Renders nothing otherwise. */
export function EditedRow({ page }: { page: Page<BudgetParam> | undefined }) {
  const { t } = useT();
  const edit = useCellEdit();
  const index = page?.rows.findIndex(({ id }) => id === edit.id) ?? -1;
  const place = page && placesIn(page).places[index];
  if (place === undefined) return null;
  return (
    <Group gap={16} c="dimmed">
      <Text span inherit c="bright" fw={600}>
        {t("{{number}}-qator nomi o'zgartirilmoqda", { number: place + 1 })}
      </Text>
      <span>
        <Kbd>Enter</Kbd> {t('saqlash')}
      </span>
      <span>
        <Kbd>Esc</Kbd> {t('qaytarish')}
      </span>
    </Group>
  );
}
