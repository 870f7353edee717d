import { useQueryClient } from '@tanstack/react-query';
import { useT } from '@/i18n/use-t.ts';
import { ActiveSwitch } from '@/kit/list/active-switch.tsx';
import { withReread } from '@/kit/reread.ts';
import { organizations, switchStatus } from './api.ts';
import { isActive } from './organization.ts';

export type StatusSwitchProps = {
  id: string;
  /** The record as the platform has it. */
  record: { readonly title: string; readonly status: string | null };
};

/** "Faol" of a known organization: acts at once, whatever the form input, then refetches it (M-012, M-013, Z-088). */
export function StatusSwitch({ id, record: { title, status } }: StatusSwitchProps) {
  const { tr } = useT();
  const queries = useQueryClient();
  const reread = () => organizations.refresh(queries);
  return (
    <ActiveSwitch
      labelled
      active={isActive(status)}
      name={tr(title)}
      switchTo={async (wanted) => {
        await withReread(
          () => switchStatus(id, wanted),
          () => void reread(),
        );
        await reread();
      }}
      done="Holati o'zgartirildi"
    />
  );
}
