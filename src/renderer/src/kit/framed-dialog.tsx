import type { ReactNode, Ref } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './framed-dialog.module.css';

/**
 * A dialog with a `DialogBody`, which scrolls, and a `DialogFooter`, which stays, as children. Takes the props of
 * `Dialog`.
 */
export function FramedDialog(props: Omit<DialogProps, 'padding' | 'classNames'>) {
  return <Dialog padding={0} classNames={{ header: styles.header }} {...props} />;
}

/** The content between title and buttons. */
export function DialogBody({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className={styles.body}>
      {children}
    </div>
  );
}

/** The buttons; the primary button comes last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className={styles.footer}>{children}</footer>;
}
