import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ActionMenu, ActionMenuDropdown } from '../action-menu.tsx';
import { useNotices } from '../notices.ts';

/** Other tables of a screen: each menu item downloads or imports one. */
type OtherTables = {
  title: Text;
  tables: readonly ({ title: Text } & ({ onDownload: () => void } | { onUpload: () => void }))[];
};

export type ExcelMenuProps = {
  /** Downloads the list, or first asks which part. */
  onDownload: () => void;
  /** True while the download is in flight. Default: false. */
  downloading?: boolean;
  /** Opens the import dialog. Default: the list is only downloaded. */
  onUpload?: () => void;
  /** Text of the import item. Default: "Exceldan yuklash". */
  upload?: Text;
  /** Name of the list, if the screen has several. Default: none. */
  title?: Text;
  /**
   * Says that the file holds more than the list in view, if a filter does not apply to the download. Default: null, the
   * file matches the view.
   */
  whole?: Text | null;
  /** Further tables. Default: none. */
  others?: OtherTables;
};

/** The Excel menu of a list's toolbar: download the list, import a table. */
export function ExcelMenu(props: ExcelMenuProps) {
  const { onDownload, downloading = false, onUpload, upload = 'Exceldan yuklash', title, whole = null, others } = props;
  const { t } = useT();
  const notices = useNotices();
  const save = () => {
    if (whole) notices.info(whole);
    onDownload();
  };
  return (
    <ActionMenu position="bottom-end" shadow="md" width="target" withinPortal>
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
      <ActionMenuDropdown miw={others ? 300 : 220}>
        {title && <Menu.Label>{t(title)}</Menu.Label>}
        <Menu.Item leftSection={DOWNLOAD} onClick={save} {...(whole && { 'aria-description': t(whole) })}>
          {t('Excelga yuklab olish')}
        </Menu.Item>
        {onUpload && (
          <Menu.Item leftSection={UPLOAD} onClick={onUpload}>
            {t(upload)}
          </Menu.Item>
        )}
        {others && (
          <>
            <Menu.Divider />
            <Menu.Label>{t(others.title)}</Menu.Label>
            {others.tables.map((table) => (
              <Menu.Item
                key={table.title}
                {...('onUpload' in table
                  ? { leftSection: UPLOAD, onClick: table.onUpload }
                  : { leftSection: DOWNLOAD, onClick: table.onDownload })}
              >
                {t(table.title)}
              </Menu.Item>
            ))}
          </>
        )}
      </ActionMenuDropdown>
    </ActionMenu>
  );
}

const DOWNLOAD = <IconDownload size={18} stroke={1.7} aria-hidden />;
const UPLOAD = <IconUpload size={18} stroke={1.7} aria-hidden />;
