import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';

export type ExcelMenuProps = {
  /** Saves the list as a table, or asks what of it. */
  onDownload: () => void;
  /** True while it is saved. Default: false. */
  downloading?: boolean;
  /** Opens the import. */
  onUpload: () => void;
  /** What the import is called. Default: "Exceldan yuklash". */
  upload?: Text;
};

/** What a list can do with Excel, in its toolbar: give its table out, and take one in. */
export function ExcelMenu({ onDownload, downloading = false, onUpload, upload = 'Exceldan yuklash' }: ExcelMenuProps) {
  const { t } = useT();
  return (
    <Menu position="bottom-end" shadow="md" width="target" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          loading={downloading}
          leftSection={<IconFileSpreadsheet size={18} stroke={1.7} aria-hidden />}
          rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        >
          {t('Excel')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw={220}>
        <Menu.Item leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />} onClick={onDownload}>
          {t('Excelga yuklab olish')}
        </Menu.Item>
        <Menu.Item leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />} onClick={onUpload}>
          {t(upload)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
