import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { useNotices } from '../notices.ts';

export type ExportButtonProps = Omit<ButtonProps, 'variant'> & {
  label: Text;
  /** What the file holds beyond what is in view, where a filter does not count for it. Default: it holds what is in view. */
  whole?: Text | null;
  onClick: () => void;
};

/**
 * Saves a list as a file. Where filters stand beside it that the call does not take, it says so before (at the button) and
 * when it is pressed: the file is not what is in view.
 */
export function ExportButton({ label, whole = null, onClick, ...button }: ExportButtonProps) {
  const { t } = useT();
  const notices = useNotices();
  return (
    <Tooltip label={whole && t(whole)} disabled={whole === null} multiline maw={320}>
      <Button
        {...button}
        variant="default"
        {...(whole && { 'aria-description': t(whole) })}
        onClick={() => {
          if (whole) notices.info(whole);
          onClick();
        }}
      >
        {t(label)}
      </Button>
    </Tooltip>
  );
}
