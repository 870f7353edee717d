import { Button, Menu, Switch } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useActions } from '@/domains/initiative/actions/actions-provider.tsx';
import { actionGroups, type OfferedAction, offeredActions } from '@/domains/initiative/actions/offered.ts';
import type { Action } from '@/domains/initiative/model/action.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import type { Board } from '@/entities/boards.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ActionMenu, ActionMenuDropdown } from '@/kit/action-menu.tsx';
import { actionLabel } from '@/kit/actions/action.ts';
import { ActionButton } from '@/kit/actions/action-button.tsx';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { type SendHold, useSendHold } from '@/kit/holds/hold-sending.tsx';
import { useMe } from '@/session/session.ts';
import styles from './decision-panel.module.css';

export type DecisionsProps = {
  initiative: Initiative;
  board: Board | undefined;
  /** Whether a decision on the initiative is being sent: nothing else is begun on it. */
  underWay: boolean;
  /** Key with another meaning at present: its action has none. Default: none. */
  taken?: string | undefined;
};

const isDecision = ({ action: { tone } }: OfferedAction) => tone === 'for' || tone === 'against';
/** Id of an action among the commands. */
const idOf = ({ id }: Action) => `desk.${id}`;

/**
 * Buttons of the desk: decisions large, other actions small, each with its key. A key opens the dialog; it never
 * decides.
 */
export function Decisions({ initiative, board, underWay, taken }: DecisionsProps) {
  const { t } = useT();
  const { role } = useMe();
  const actions = useActions();
  const hold = useSendHold();
  const offered = actionGroups(offeredActions({ role, initiative, board }), initiative.stage)
    .flat()
    .map((one) => (underWay ? { ...one, disabled: true, explanation: UNDER_WAY } : heldBack(one, hold)));
  const running = actions.running.get(initiative.id);
  const subject = { initiative, board };
  const start = (action: Action) => actions.start(action, subject);
  useCommands(
    offered.map(({ action, disabled }) => {
      const title = actionLabel(action, subject);
      const keys = action.key && action.key !== taken ? [action.key] : [];
      const enabled = () => !disabled && !running;
      return { id: idOf(action), title, where: "Ko'rib chiqishda" as const, keys, run: () => start(action), enabled };
    }),
  );

  const decisions = offered.filter(isDecision);
  const editing = offered.find(({ action }) => action.id === 'author-editing');
  const others = offered.filter((one) => !isDecision(one) && one !== editing);
  // Actions with a key have short names and become buttons; the menu has room for the longer names.
  const small = others.length === 1 ? others : others.filter(({ action }) => action.key);
  const inMenu = others.filter((one) => !small.includes(one));
  const waits = ({ action }: OfferedAction) => running !== undefined && running !== action.id;

  return (
    <div className={styles.foot} role="toolbar" aria-label={t('Amallar')} aria-orientation="vertical">
      {editing && (
        <EditingSwitch
          initiative={initiative}
          off={editing.disabled || waits(editing)}
          onChange={() => start(editing.action)}
        />
      )}
      {decisions.map((one) => (
        <ActionButton
          key={one.action.id}
          offered={one}
          className={styles.wide}
          size="lg"
          justify="space-between"
          leftSection={<one.action.icon size={18} stroke={1.8} aria-hidden />}
          rightSection={one.action.key && <CommandKey of={idOf(one.action)} />}
          styles={{ label: { flex: 1 } }}
          waits={waits(one)}
          loading={running === one.action.id}
          onClick={() => start(one.action)}
        >
          {t(actionLabel(one.action, subject))}
        </ActionButton>
      ))}
      {small.map((one) => (
        <ActionButton
          key={one.action.id}
          offered={one}
          className={styles.small}
          variant="default"
          px={8}
          {...(one.action.key && { rightSection: <CommandKey of={idOf(one.action)} /> })}
          waits={waits(one)}
          loading={running === one.action.id}
          onClick={() => start(one.action)}
        >
          {t(actionLabel(one.action, subject))}
        </ActionButton>
      ))}
      {inMenu.length > 0 && (
        <ActionMenu position="top-end" width={280}>
          <Menu.Target>
            <Button
              className={styles.small}
              variant="default"
              leftSection={<IconDots size={16} stroke={1.7} aria-hidden />}
            >
              {t('Yana')}
            </Button>
          </Menu.Target>
          <ActionMenuDropdown>
            {inMenu.map((one) => (
              <Menu.Item
                key={one.action.id}
                {...(one.action.tone === 'danger' && { color: 'red' })}
                leftSection={<one.action.icon size={16} stroke={1.7} aria-hidden />}
                disabled={one.disabled || waits(one)}
                onClick={() => start(one.action)}
              >
                {t(actionLabel(one.action, subject))}
                {one.explanation && <span className={styles.note}>{t(one.explanation)}</span>}
              </Menu.Item>
            ))}
          </ActionMenuDropdown>
        </ActionMenu>
      )}
      <p className={styles.hint}>{t(underWay ? UNDER_WAY : hold ? hold.reason : hintFor(decisions))}</p>
    </div>
  );
}

const UNDER_WAY: Text = 'Qaroringiz yuborilmoqda';

/** Disables actions that send at once while sending is held back; dialogs still open. */
const heldBack = (one: OfferedAction, hold: SendHold | null): OfferedAction =>
  hold && one.action.kind === 'call' && !one.disabled ? { ...one, disabled: true, explanation: hold.reason } : one;

/** A season that is not known here is closed: it is in no review either. */
function hintFor(decisions: readonly OfferedAction[]) {
  if (decisions.length === 0) return 'Bu tashabbus sizdan qaror kutmayapti';
  if (decisions.every(({ disabled }) => disabled)) return "Mavsum ko'rib chiqish bosqichida emas";
  return 'Qaror alohida oynada tasdiqlanadi';
}

type EditingSwitchProps = { initiative: Initiative; off: boolean; onChange: () => void };

/** Switch that grants the author the right to edit, or revokes it (C-040). */
function EditingSwitch({ initiative: { is_editable }, off, onChange }: EditingSwitchProps) {
  const { t } = useT();
  return (
    <div className={styles.editing}>
      <div>
        <p>{t('Tahrirlash huquqi')}</p>
        <p>{t(is_editable ? "Muallif tashabbusni o'zgartira oladi" : "Muallif tashabbusni o'zgartira olmaydi")}</p>
      </div>
      <Switch checked={is_editable} disabled={off} onChange={onChange} aria-label={t('Tahrirlash huquqi')} />
    </div>
  );
}
