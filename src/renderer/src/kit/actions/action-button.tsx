import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import type { Offered, RecordAction } from './action.ts';

const LOOKS = {
  for: { variant: 'filled' },
  against: { variant: 'default', c: 'var(--tb-danger)' },
  back: { variant: 'default' },
  danger: { variant: 'subtle', color: 'red', c: 'var(--tb-danger)' },
  plain: { variant: 'subtle', color: 'gray' },
} as const satisfies Record<RecordAction<never>['tone'], ButtonProps>;

export type ActionButtonProps = Omit<ButtonProps, 'disabled'> & {
  offered: Offered<Pick<RecordAction<never>, 'icon' | 'tone'>>;
  /** Another action on the same record is in flight. Default: false. */
  waits?: boolean;
  title?: string | undefined;
  onClick: () => void;
};

/**
 * Button of an action, by default in the look of its tone. A disabled action keeps its place in the tab order and shows
 * the reason (C-036); an enabled action whose name is not enough shows an explanation.
 */
export function ActionButton({
  offered: { action, disabled, explanation },
  waits = false,
  onClick,
  ...given
}: ActionButtonProps) {
  const { t } = useT();
  const text = explanation && t(explanation);
  const look: ButtonProps = given.variant ? given : { ...LOOKS[action.tone], ...given };
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
