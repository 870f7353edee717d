import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type Icon, IconFileUpload, IconPhotoPlus, IconPhotoUp } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './file-invite.module.css';
import type { FileRule } from './file-rule.ts';
import { fileSize } from './file-size.ts';
import { kindNames } from './texts.ts';

type Look = { Icon: Icon; size: number; stroke: number; call: Text };

const LOOKS = {
  /** A table, in an area of its own. */
  area: { Icon: IconFileUpload, size: 36, stroke: 1.2, call: 'Faylni shu yerga tashlang yoki tanlang' },
  /** One file among the fields of a form. */
  line: { Icon: IconFileUpload, size: 26, stroke: 1.3, call: 'Faylni shu yerga tashlang yoki tanlang' },
  /** One picture; the area is about as large as the picture will be. */
  picture: { Icon: IconPhotoUp, size: 30, stroke: 1.3, call: 'Rasmni shu yerga tashlang yoki tanlang' },
  /** Several pictures; a single line below a row of pictures. */
  pictures: { Icon: IconPhotoPlus, size: 20, stroke: 1.5, call: 'Rasmlarni shu yerga tashlang yoki tanlang' },
} as const satisfies Record<string, Look>;

export type FileInviteProps = {
  look: keyof typeof LOOKS;
  rule: FileRule;
  /** Opens the system's file dialog. */
  onPick: () => void;
  /** Whether the field shows an error. */
  wrong: boolean;
  /** The surrounding labelled field, whose error has the id `${id}-error`. Default: none, a field without a label. */
  field?: { id: string; label: Text };
  /** Default: false. */
  disabled?: boolean;
  /** Whether dropped files are being inspected. Default: false. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Button of an empty file field: opens the file dialog, and names the accepted kinds and the size limit. */
export function FileInvite(props: FileInviteProps) {
  const { look, rule, onPick, wrong, field, disabled = false, busy = false, ref } = props;
  const { t } = useT();
  const { Icon, size, stroke, call } = LOOKS[look];
  return (
    <UnstyledButton
      ref={ref}
      className={styles.invite}
      data-look={look}
      onClick={onPick}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-invalid={wrong || undefined}
      aria-describedby={field && wrong ? `${field.id}-error` : undefined}
    >
      {field && <VisuallyHidden>{t(field.label)}: </VisuallyHidden>}
      <Icon size={size} stroke={stroke} aria-hidden />
      <span className={styles.text}>
        <span className={styles.call}>{t(call)}</span>
        <span className={styles.terms}>
          {t("{{kinds}} · ko'pi bilan {{size}}", { kinds: kindNames(rule), size: fileSize(rule.maxBytes, t) })}
        </span>
      </span>
    </UnstyledButton>
  );
}
