import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import type { OfferedAction } from './offered.ts';

export type ActionButtonProps = Omit<ButtonProps, 'disabled'> & {
  offered: OfferedAction;
  /** Another action of the same initiative is under way. */
  waits: boolean;
  onClick: () => void;
};

/**
 * The button of an action. One that is not possible now looks so and cannot be pressed, but the keyboard reaches it, and it
 * says why (C-036); another one says what it does where its name is not enough.
 */
export function ActionButton({
  offered: { action, disabled, explanation },
  waits,
  onClick,
  ...look
}: ActionButtonProps) {
  const { t } = useT();
  const text = explanation && t(explanation);
  // A colour of its own would make it look as if it could be pressed.
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
