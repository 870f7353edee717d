import { outcomeOf } from '@shared/totals.ts';
import { importLists } from '@/entities/import-lists.ts';
import { useT } from '@/i18n/use-t.ts';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { TABLE_FILE } from '@/kit/files/file-rule.ts';
import { useNotices } from '@/kit/notices.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { nameOf } from '../parts/naming.tsx';
import { registryUpload } from './api.ts';

const LISTS = importLists('registry');

/** Dialog that imports the equipment registry from a table (spec 000 §2, §5). */
export function RegistryImportDialog({ initiative, onClose, onDone }: ActionDialogProps) {
  const notices = useNotices();
  const translation = useT();
  const flow = useImport(`registry-import/${initiative.id}`, TABLE_FILE);
  const close = () => {
    flow.close();
    onClose();
  };
  return (
    <ImportDialog
      flow={{ ...flow, opened: true, close }}
      title="Reyestrni fayldan yuklash"
      about={nameOf(initiative, translation)}
      success="Muvoffaqiyatli yuklandi"
      request={() => registryUpload(initiative)}
      // The registry is read anew whenever it is opened, and `onDone` rereads the initiative.
      changes={null}
      lists={LISTS}
      onDone={(totals) => {
        if (totals && outcomeOf(totals) === 'done') notices.success('Muvoffaqiyatli yuklandi');
        onDone();
      }}
    />
  );
}
