import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useNotices } from '../notices.ts';

export type ExportButtonProps = Omit<ButtonProps, 'variant'> & {
  label: Text;
  /**
   * Says that the file holds more than the list in view, if a filter does not apply to the download. Default: null, the
   * file matches the view.
   */
  whole?: Text | null;
  onClick: () => void;
};

/**
 * Button that downloads a list. If a filter does not apply to the download, the tooltip and a notice on press say that
 * the file does not match the view.
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
