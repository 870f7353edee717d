import { Button, type ButtonProps, Popover } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { TakeFocus } from './keys/take-focus.tsx';

export type PanelButtonProps = Pick<ButtonProps, 'leftSection' | 'rightSection' | 'disabled'> & {
  /** Content of the button. */
  label: ReactNode;
  /** Name of the panel. */
  name: string;
  /** Edge at which panel and button align. */
  edge: 'start' | 'end';
  /** Width of the panel, in px. */
  width: number;
  opened: boolean;
  onChange: (opened: boolean) => void;
  classNames: { button: string | undefined; panel: string | undefined };
  /** Ref of the button. */
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A button with a small panel below it, which traps focus until it is closed. */
export function PanelButton(props: PanelButtonProps) {
  const { label, name, edge, width, opened, onChange, classNames, children, ...button } = props;
  return (
    <Popover
      {...{ opened, onChange, width }}
      position={`bottom-${edge}`}
      shadow="md"
      radius="md"
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <Button
          {...button}
          variant="default"
          className={classNames.button}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => onChange(!opened)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={name} className={classNames.panel}>
        {children}
        <TakeFocus />
      </Popover.Dropdown>
    </Popover>
  );
}
