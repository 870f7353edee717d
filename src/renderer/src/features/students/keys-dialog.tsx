import { Alert, Text } from '@mantine/core';
import type { Totals } from '@shared/totals.ts';
import { IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BoardField } from '@/entities/board-field.tsx';
import { schoolBoardsQuery } from '@/entities/boards.ts';
import { SECRET_KEYS_PATH } from '@/entities/secret-keys.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { idField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import { KEYS_PATH, sendKeys, students } from './api.ts';
import type { Student } from './student.ts';

const keysForm = recordForm({ board_id: idField() });

export type KeysDialogProps = {
  /** The student who gets a key; null: all students, whatever the search. */
  student: Student | null;
  /** Called with the answer's totals, null if it has none. */
  onSent: (totals: Totals | null) => void;
  onClose: () => void;
};

/** Dialog that sends the keys of a board to one student or to all (S143, S-032, S-033). */
export function KeysDialog({ student, onSent, onClose }: KeysDialogProps) {
  const queries = useQueryClient();
  const record = student ? String(student.id) : 'all';
  const { form, field } = useFieldsForm({ of: keysForm, draft: { scope: KEYS_PATH, record } });
  return (
    <FormDialog
      title={student ? 'Kalit yuborish' : 'Barchaga kalit yuborish'}
      form={form}
      submit={{ label: student ? 'Yuborish' : 'Barchaga yuborish', list: '/app/school/secret-keys' }}
      onSubmit={async ({ board_id }) => {
        try {
          onSent(await sendKeys(board_id, student?.id ?? null));
        } finally {
          // Also after a lost answer: the keys may have been sent.
          void queries.invalidateQueries({ queryKey: [SECRET_KEYS_PATH] });
        }
        return 'done';
      }}
      onClose={onClose}
    >
      {student ? <One student={student} /> : <Everybody />}
      <BoardField boards={schoolBoardsQuery} {...field('board_id')} />
    </FormDialog>
  );
}

/** The student whom the dialog is about. */
function One({ student: { id, full_name, class_name, school } }: { student: Student }) {
  const { tr } = useT();
  return (
    <div>
      <Text fw={600}>{tr(full_name) || id}</Text>
      <Text size="sm" c="var(--tb-text-2)">
        {[class_name, tr(school)].filter(Boolean).join(', ')}
      </Text>
    </div>
  );
}

/** Warns that all students get a key, and says how many there are. */
function Everybody() {
  const { t } = useT();
  const total = useQuery(students.list({ limit: 1, offset: 0 })).data?.total;
  return (
    <Alert color="yellow" icon={<IconUsers />}>
      <Text fw={600}>
        {t("Barcha o'quvchilar")}
        {total !== undefined && `: ${formatCount(total)}`}
      </Text>
      {t("Kalit barcha o'quvchilarga yuboriladi, qidiruv hisobga olinmaydi.")}
    </Alert>
  );
}
