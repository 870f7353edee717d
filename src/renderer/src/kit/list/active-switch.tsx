import { Loader, Switch } from '@mantine/core';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useNotices } from '../notices.ts';
import { useAction } from '../use-action.ts';
import { useWords } from '../words.tsx';

export type ActiveSwitchProps = {
  /** The platform's state. */
  active: boolean;
  /** Name of the record, for the accessible name. */
  name: string;
  /**
   * Reads the state at the platform, and switches it unless it is as `wanted`: a call that toggles would undo what
   * somebody else has switched meanwhile. Resolves when `active` is the platform's answer. Throws `AppError`.
   */
  switchTo: (wanted: boolean) => Promise<unknown>;
  /** Notice after switching. Default: none, the switch shows it. */
  done?: Text;
  /** Whether "Faol" is shown beside the switch, as in a form; in a list the column says so. Default: false. */
  labelled?: boolean;
};

/**
 * A switch that saves at once. Shows the platform's state: it moves when the answer arrives, and stays if the call
 * fails. Ignored while a call is in flight.
 */
export function ActiveSwitch({ active, name, switchTo, done, labelled = false }: ActiveSwitchProps) {
  const { t } = useT();
  const notices = useNotices();
  const { action } = useWords();
  const { press, running } = useAction({
    work: () => switchTo(!active),
    onDone: () => done && notices.success(done),
    onFailure: (error) => notices.failure(error, action),
  });
  return (
    <Switch
      checked={active}
      onChange={() => press()}
      label={labelled && t('Faol')}
      aria-label={`${t('Faol')}: ${name}`}
      aria-busy={running}
      thumbIcon={running && <Loader size={10} />}
    />
  );
}
