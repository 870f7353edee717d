import { Loader, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { useNotices } from '../notices.ts';
import { useWords } from '../words.tsx';

export type ActiveSwitchProps = {
  /** The platform's state. */
  active: boolean;
  /** Name of the record, for the accessible name. */
  name: string;
  /** Switches the state at the platform; resolves when `active` is the platform's answer. Throws `AppError`. */
  toggle: () => Promise<unknown>;
  /** Notice after switching. Default: none, the switch shows it. */
  done?: Text;
  /** Whether "Faol" is shown beside the switch, as in a form; in a list the column says so. Default: false. */
  labelled?: boolean;
};

/**
 * A switch that saves at once. Shows the platform's state: it moves when the answer arrives, and stays if the call
 * fails. Ignored while a call is in flight.
 */
export function ActiveSwitch({ active, name, toggle, done, labelled = false }: ActiveSwitchProps) {
  const { t } = useT();
  const notices = useNotices();
  const { action } = useWords();
  // Set at once, unlike `isPending`: a second press in the same turn would switch it back.
  const running = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: toggle,
    onSuccess: () => done && notices.success(done),
    onError: (error) => notices.failure(error, action),
    onSettled: () => {
      running.current = false;
    },
  });
  return (
    <Switch
      checked={active}
      onChange={() => {
        if (running.current) return;
        running.current = true;
        mutate();
      }}
      label={labelled && t('Faol')}
      aria-label={`${t('Faol')}: ${name}`}
      aria-busy={isPending}
      thumbIcon={isPending && <Loader size={10} />}
    />
  );
}
