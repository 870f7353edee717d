import { Alert, Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '../commands/command-key.tsx';
import { useLostFocus } from '../keys/use-lost-focus.ts';
import styles from './form-frame.module.css';
import { useFormKeys } from './use-form-keys.ts';

export type ReadFrameProps = {
  /** Why the form cannot be saved. */
  why: Text;
  onLeave: () => void;
  /** Shown above the fields. Default: nothing. */
  head?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A large read-only form, laid out as `FormFrame`. Esc leaves; focus begins on the button that leaves. */
export function ReadFrame({ why, onLeave, head, children }: ReadFrameProps) {
  const { t } = useT();
  const frame = useRef<HTMLDivElement>(null);
  const button = useLostFocus<HTMLButtonElement>();
  useFormKeys(frame, { send: null, leave: onLeave });
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.body}>
        <div className={styles.column}>
          {head}
          <Alert color="gray" icon={<IconEye size={18} stroke={1.7} />}>
            {t(why)}
          </Alert>
          <fieldset className={styles.fields} disabled data-read>
            {children}
          </fieldset>
        </div>
      </div>
      <footer className={styles.footer}>
        <div className={styles.column}>
          <Button
            ref={button}
            variant="default"
            onClick={onLeave}
            rightSection={<CommandKey of="form.leave" />}
            data-autofocus
          >
            {t('Yopish')}
          </Button>
        </div>
      </footer>
    </div>
  );
}
