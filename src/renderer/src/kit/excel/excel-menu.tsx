import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { useNotices } from '../notices.ts';

/** Further tables of a screen, which are only given out. */
type OtherTables = {
  title: Text;
  tables: readonly { title: Text; onDownload: () => void }[];
};

export type ExcelMenuProps = {
  /** Saves the list as a table, or asks what of it. */
  onDownload: () => void;
  /** True while it is saved. Default: false. */
  downloading?: boolean;
  /** Opens the import. */
  onUpload: () => void;
  /** What the import is called. Default: "Exceldan yuklash". */
  upload?: Text;
  /** Which list is given out and taken in, where there are several. Default: it goes without saying. */
  title?: Text;
  /** What the file holds beyond what is in view, where a filter does not count for it. Default: it holds what is in view. */
  whole?: Text | null;
  /** Default: none. */
  others?: OtherTables;
};

/** What a list can do with Excel, in its toolbar: give its table out, and take one in. */
export function ExcelMenu(props: ExcelMenuProps) {
  const { onDownload, downloading = false, onUpload, upload = 'Exceldan yuklash', title, whole = null, others } = props;
  const { t } = useT();
  const notices = useNotices();
  const save = () => {
    if (whole) notices.info(whole);
    onDownload();
  };
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
      <Menu.Dropdown miw={others ? 300 : 220}>
        {title && <Menu.Label>{t(title)}</Menu.Label>}
        <Menu.Item leftSection={DOWNLOAD} onClick={save} {...(whole && { 'aria-description': t(whole) })}>
          {t('Excelga yuklab olish')}
        </Menu.Item>
        <Menu.Item leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />} onClick={onUpload}>
          {t(upload)}
        </Menu.Item>
        {others && (
          <>
            <Menu.Divider />
            <Menu.Label>{t(others.title)}</Menu.Label>
            {others.tables.map((table) => (
              <Menu.Item key={table.title} leftSection={DOWNLOAD} onClick={table.onDownload}>
                {t(table.title)}
              </Menu.Item>
            ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const DOWNLOAD = <IconDownload size={18} stroke={1.7} aria-hidden />;
