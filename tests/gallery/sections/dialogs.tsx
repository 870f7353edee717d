import { Button, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { useT } from '@/i18n/use-t.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useDraftedForm } from '@/kit/drafts/use-drafted-form.ts';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { fieldsOf } from '@/kit/forms/field.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { FormFrame } from '@/kit/forms/form-frame.tsx';
import { unchanged } from '@/kit/forms/nothing-to-send.ts';
import { SendDialog } from '@/kit/forms/send-dialog.tsx';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { Case } from '../case.tsx';
import { decisionForm } from '../stub/record.ts';

type PartProps = { onClose: () => void };

const send =
  (what: string, repeatable = true) =>
  async (body?: z.infer<ReturnType<typeof z.json>>) => {
    await http(`api/v1/decisions/${what}`, {
      method: 'POST',
      repeatable,
      ...(body !== undefined && { body }),
      schema: z.unknown(),
    });
    return 'done' as const;
  };

function Refusal({ onClose }: PartProps) {
  const { t } = useT();
  const { form, field } = useSchemaForm({
    schema: decisionForm,
    values: { comment: '' },
    draft: { scope: 'gallery-refusal', record: '1' },
  });
  return (
    <FormDialog
      title="Moderator xulosasini rad etish"
      form={form}
      submit={{ label: 'Rad etish', danger: true, failure: 'Rad etilmadi' }}
      onSubmit={send('refuse')}
      onClose={onClose}
    >
      <Textarea label={t('Izoh')} withAsterisk {...field('comment')} />
    </FormDialog>
  );
}

function Approval({ onClose }: PartProps) {
  const { t } = useT();
  return (
    <SendDialog
      title="Moderator xulosasini tasdiqlash"
      submit={{ label: 'Tasdiqlash' }}
      onSubmit={() => send('approve')()}
      failure="Tadiqlanmadi"
      unsure="Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Qayta bossangiz, avval tashabbusning hozirgi holati tekshiriladi."
      onClose={onClose}
    >
      {t('Moderator tashabbusni qabul qilgan. Tasdiqlasangiz, u qabul qilinadi.')}
    </SendDialog>
  );
}

type PaperValues = { number: string; file: UploadedFile | null };

function Paper({ onClose }: PartProps) {
  const { t } = useT();
  const form = useDraftedForm<PaperValues>({
    initialValues: { number: '', file: null },
    draft: { scope: 'gallery-paper', record: '1' },
  });
  const field = fieldsOf(form, t);
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      padding={0}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <div style={{ height: 420 }}>
        <FormFrame
          form={form}
          onSubmit={send('paper', false)}
          onDone={onClose}
          onLeave={onClose}
          save={{ wrong: 0, idle: unchanged(form), list: '/list' }}
        >
          <Stack>
            <LockedField label="STIR" value="309876543" figures />
            <TextInput label={t('Nomi')} {...field('number')} />
            <UploadedFileField name="paper" label="Qaror fayli" rule={PDF_FILE} {...form.getInputProps('file')} />
          </Stack>
        </FormFrame>
      </div>
    </Modal>
  );
}

/** A primitive that covers the window, opened by its button. */
function Opened({ of, children }: { of: string; children: (onClose: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Case of={of}>
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setOpen(true)}>
        open
      </Button>
      {open && children(() => setOpen(false))}
    </Case>
  );
}

/** Dialogs and confirmation questions. */
export function Dialogs() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState<boolean | null>(null);
  const ask = () => confirm({ title: 'Diqqat!', message: "Ma'lumoitni o'chirasizmi?", about: 'Olmazor', danger: true });
  return (
    <>
      <Opened of="forms/form-dialog">{(close) => <Refusal onClose={close} />}</Opened>
      <Opened of="forms/send-dialog">{(close) => <Approval onClose={close} />}</Opened>
      <Opened of="forms/form-frame">{(close) => <Paper onClose={close} />}</Opened>
      <Case of="confirm" value={answer}>
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={async () => setAnswer(await ask())}>
          open
        </Button>
      </Case>
    </>
  );
}
