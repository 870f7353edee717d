import { type ReactNode, type RefObject, useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { FramedDialog } from '../framed-dialog.tsx';
import { useOpened } from '../use-opened.ts';

/** Props that a dialog's frame gives to the form inside. */
export type Frame = {
  /** False during the close transition. */
  readonly opened: boolean;
  /** Closes the dialog. */
  readonly hide: () => void;
  /** Removes the dialog at once, without a transition. */
  readonly remove: () => void;
  /** If set, the cross and a click outside call it, such as to ask first; otherwise they close the dialog. */
  readonly leave: RefObject<(() => void) | null>;
};

export type DialogFrameProps = {
  title: Text;
  /** Width in px. Default: 560. */
  size?: number | undefined;
  /** Called after the close transition: stop rendering the dialog. */
  onClose: () => void;
  /** Body and footer. */
  children: (frame: Frame) => ReactNode;
};

/** The frame of a dialog with a form: title and cross. Opens when rendered; Esc belongs to the form. */
export function DialogFrame({ title, size = 560, onClose, children }: DialogFrameProps) {
  const { t } = useT();
  const { opened, close: hide } = useOpened();
  const leave = useRef<(() => void) | null>(null);
  return (
    <FramedDialog
      opened={opened}
      onClose={() => (leave.current ?? hide)()}
      onExitTransitionEnd={onClose}
      title={t(title)}
      size={size}
      closeOnEscape={false}
    >
      {children({ opened, hide, remove: onClose, leave })}
    </FramedDialog>
  );
}
