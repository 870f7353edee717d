import { type ReactNode, type RefObject, useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { FramedDialog } from '../framed-dialog.tsx';

/** Props that a dialog's frame gives to the form inside. */
export type Frame = {
  /** Closes the dialog, unasked. */
  readonly close: () => void;
  /** If set, the cross and a click outside call it, such as to ask first; otherwise they close the dialog. */
  readonly leave: RefObject<(() => void) | null>;
};

export type DialogFrameProps = {
  title: Text;
  /** Width in px. Default: 560. */
  size?: number | undefined;
  /** Closes the dialog: stop rendering it. */
  onClose: () => void;
  /** Body and footer. */
  children: (frame: Frame) => ReactNode;
};

/** The frame of a dialog with a form: title and cross. Opens when rendered; Esc belongs to the form. */
export function DialogFrame({ title, size = 560, onClose, children }: DialogFrameProps) {
  const { t } = useT();
  const leave = useRef<(() => void) | null>(null);
  return (
    <FramedDialog
      opened
      onClose={() => (leave.current ?? onClose)()}
      title={t(title)}
      size={size}
      closeOnEscape={false}
    >
      {children({ close: onClose, leave })}
    </FramedDialog>
  );
}
