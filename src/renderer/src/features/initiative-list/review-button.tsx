import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { deskAddress } from '@/domains/initiative/links/address.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import type { Page } from '@/kit/page.ts';

export type ReviewButtonProps = {
  /** The current page of the list. */
  page: Page<Initiative> | undefined;
  /** The row with keyboard focus, where the desk opens; without one, at the first row of the page. */
  current: RefObject<Initiative | undefined>;
};

/** Opens the review desk with the list's filters; V is its shortcut. */
export function ReviewButton({ page, current }: ReviewButtonProps) {
  const { t } = useT();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const empty = !page || page.rows.length === 0;
  const openAt = (row: Initiative | undefined) => {
    if (empty) return false;
    const index = Math.max(
      0,
      page.rows.findIndex(({ id }) => id === row?.id),
    );
    const place = { at: page.rows[index]?.id ?? null, row: page.offset + index };
    void navigate(deskAddress(address, place), { state: { fromList: true } });
  };
  const open = () => openAt(current.current);
  useCommands([
    {
      id: 'list.review',
      title: "Qatordan ko'rib chiqishni boshlash",
      where: "Ro'yxatda",
      keys: ['KeyV'],
      run: open,
      bind: () => {
        const row = current.current;
        return () => openAt(row);
      },
      enabled: () => !empty,
    },
  ]);
  return (
    <Button
      leftSection={<IconClipboardCheck size={18} stroke={1.7} aria-hidden />}
      rightSection={<CommandKey of="list.review" />}
      disabled={empty}
      onClick={open}
    >
      {t("Ko'rib chiqish")}
    </Button>
  );
}
