import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import type { OfferedAction } from './offered.ts';

export type ActionButtonProps = Omit<ButtonProps, 'disabled'> & {
  offered: OfferedAction;
  /** Another action on the same initiative is in flight. */
  waits: boolean;
  onClick: () => void;
};

/**
 * Button of an action. A disabled action keeps its place in the tab order and shows the reason (C-036); an enabled
 * action whose name is not enough shows an explanation.
 */
export function ActionButton({
  offered: { action, disabled, explanation },
  waits,
  onClick,
  ...look
}: ActionButtonProps) {
  const { t } = useT();
  const text = explanation && t(explanation);
  // Without the action's colour, which would make a disabled button look enabled.
  const { c: _, ...off } = look;
  return (
    <Tooltip label={text} disabled={!text} events={{ hover: true, focus: true, touch: false }}>
      <Button
        leftSection={<action.icon size={16} stroke={1.7} aria-hidden />}
        {...(disabled ? { ...off, 'data-disabled': true, 'aria-disabled': true } : look)}
        {...(text && { 'aria-description': text })}
        disabled={waits}
        onClick={() => !disabled && onClick()}
      />
    </Tooltip>
  );
}
