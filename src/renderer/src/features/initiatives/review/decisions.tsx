import { Button, Kbd, Menu, Switch } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { useShortcuts } from '@/kit/keys/use-shortcuts.ts';
import { useMe } from '@/session/session.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { useActions } from '../actions/actions-provider.tsx';
import { groupsOf, type OfferedAction, offeredActions } from '../actions/offered.ts';
import type { Action } from '../model/action.ts';
import type { Initiative } from '../model/initiative.ts';
import styles from './decision-panel.module.css';

export type DecisionPanelProps = {
  initiative: Initiative;
  board: Board | undefined;
};

const isDecision = ({ action: { tone } }: OfferedAction) => tone === 'for' || tone === 'against';
/** Label of a physical key: `KeyA` is A. */
const capOf = (code: string) => code.replace(/^Key/, '');
/**
 * Buttons of the desk: decisions large, other actions small, each with its key. A key opens the dialog; it never
 * decides.
 */
export function Decisions({ initiative, board }: DecisionPanelProps) {
  const { t } = useT();
  const { role } = useMe();
  const actions = useActions();
  const offered = groupsOf(offeredActions({ role, initiative, board }), initiative.stage).flat();
  const running = actions.running.get(initiative.id);
  const start = (action: Action) => actions.start(action, { initiative, board });
  useShortcuts(
    offered.flatMap(({ action, disabled }) =>
      action.key ? [[action.key, () => (disabled || running ? false : start(action))] as const] : [],
    ),
  );

  const decisions = offered.filter(isDecision);
  const editing = offered.find(({ action }) => action.id === 'author-editing');
  const others = offered.filter((one) => !isDecision(one) && one !== editing);
  // Actions with a key have short names and become buttons; the menu has room for the longer names.
  const small = others.length === 1 ? others : others.filter(({ action }) => action.key);
  const inMenu = others.filter((one) => !small.includes(one));
  const label = ({ label: text }: Action) => t(typeof text === 'function' ? text(initiative) : text);
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
          {...(one.action.tone === 'for' ? { variant: 'filled' } : { variant: 'default', c: 'var(--tb-danger)' })}
          leftSection={<one.action.icon size={18} stroke={1.8} aria-hidden />}
          rightSection={one.action.key && <Kbd aria-hidden>{capOf(one.action.key)}</Kbd>}
          styles={{ label: { flex: 1 } }}
          waits={waits(one)}
          loading={running === one.action.id}
          onClick={() => start(one.action)}
        >
          {label(one.action)}
        </ActionButton>
      ))}
      {small.map((one) => (
        <ActionButton
          key={one.action.id}
          offered={one}
          className={styles.small}
          variant="default"
          px={8}
          {...(one.action.key && { rightSection: <Kbd aria-hidden>{capOf(one.action.key)}</Kbd> })}
          waits={waits(one)}
          loading={running === one.action.id}
          onClick={() => start(one.action)}
        >
          {label(one.action)}
        </ActionButton>
      ))}
      {inMenu.length > 0 && (
        <Menu position="top-end" width={280}>
          <Menu.Target>
            <Button
              className={styles.small}
              variant="default"
              leftSection={<IconDots size={16} stroke={1.7} aria-hidden />}
            >
              {t('Yana')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {inMenu.map((one) => (
              <Menu.Item
                key={one.action.id}
                {...(one.action.tone === 'danger' && { color: 'red' })}
                leftSection={<one.action.icon size={16} stroke={1.7} aria-hidden />}
                disabled={one.disabled || waits(one)}
                onClick={() => start(one.action)}
              >
                {label(one.action)}
                {one.explanation && <span className={styles.note}>{t(one.explanation)}</span>}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <p className={styles.hint}>{t(hintFor(decisions, board))}</p>
    </div>
  );
}

function hintFor(decisions: readonly OfferedAction[], board: Board | undefined) {
  if (decisions.length === 0) return 'Bu tashabbus sizdan qaror kutmayapti';
  if (decisions.every(({ disabled }) => disabled) && board) return "Mavsum ko'rib chiqish bosqichida emas";
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
