import { Button } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { useMe } from '@/session/session.ts';
import { emptyWords } from '../model/list-spec.ts';
import type { ListFilter } from '../model/use-list-filter.ts';

/** Says that the filter has no initiatives, and offers the others where a role's initial filter hides them. */
export function ListEmpty({ of: { list } }: { of: ListFilter }) {
  const { t } = useT();
  const { title, hint, lift } = emptyWords(list.filters, useMe().role);
  return (
    <EmptyState
      title={title}
      hint={hint}
      action={
        lift && (
          <Button variant="default" onClick={() => list.setFilters(lift)}>
            {t("Barcha tashabbuslarni ko'rsatish")}
          </Button>
        )
      }
    />
  );
}
