import { Loader, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { useNotices } from '../notices.ts';
import { useWords } from '../words.tsx';

export type ActiveSwitchProps = {
  /** What the platform says it is. */
  active: boolean;
  /** Of which record, for those who cannot see the row. */
  name: string;
  /** Switches it at the platform and resolves when `active` is the platform's answer; throws `AppError`. */
  toggle: () => Promise<unknown>;
  /** Said when it has been switched. Default: nothing, the switch shows it. */
  done?: Text;
  /** Whether "Faol" stands beside it, as in a form; in a list its column says so. Default: false. */
  labelled?: boolean;
};

/**
 * A switch that writes at once. It shows what the platform has: it moves when the answer is there, not when it is
 * pressed, and stays where it is if the call fails. Nothing happens while one is on its way.
 */
export function ActiveSwitch({ active, name, toggle, done, labelled = false }: ActiveSwitchProps) {
  const { t } = useT();
  const notices = useNotices();
  const { action } = useWords();
  const { mutate, isPending } = useMutation({
    mutationFn: toggle,
    onSuccess: () => done && notices.success(done),
    onError: (error) => notices.failure(error, action),
  });
  return (
    <Switch
      checked={active}
      onChange={() => {
        if (!isPending) mutate();
      }}
      label={labelled && t('Faol')}
      aria-label={`${t('Faol')}: ${name}`}
      aria-busy={isPending}
      thumbIcon={isPending && <Loader size={10} />}
    />
  );
}
