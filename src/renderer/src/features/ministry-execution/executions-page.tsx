import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { executionColumns, executionName } from './columns.tsx';
import { ECONOMY_FILE } from './economy.ts';
import { EconomyImport } from './economy-import.tsx';
import { executions } from './execution.ts';

/** Initially 10 rows (spec 002 §9). */
const LIST = { size: 10, filters: {} };

/** Page of the ministries' execution by quarter, with the import of the economy's figures (spec 002 §2, R-032). */
export function Component() {
  const { t } = useT();
  const flow = useImport('economy', ECONOMY_FILE);
  return (
    <>
      <RecordsPage
        crud={executions}
        label="Vazirliklar ijrosi"
        noun="ta ijro ma'lumoti"
        list={LIST}
        columns={executionColumns}
        name={executionName}
        actions={
          <Button
            variant="default"
            leftSection={<IconFileUpload size={18} stroke={1.7} aria-hidden />}
            onClick={flow.open}
          >
            {t('Exceldan yuklash')}
          </Button>
        }
      />
      {flow.opened && <EconomyImport flow={flow} />}
    </>
  );
}
