import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { type AnswerTemplate, answerTemplates } from '@/entities/answer-templates.ts';
import { useT } from '@/i18n/use-t.ts';
import { RecordDialog } from '@/kit/crud/record-dialog.tsx';
import type { RecordFormState } from '@/kit/crud/use-record-form.ts';
import { useInsertAtCaret } from '@/kit/inputs/insert-at-caret.ts';
import styles from './answer-templates-page.module.css';

export type TemplateDialogProps = {
  /** The template to change; null: a new template. */
  template: AnswerTemplate | null;
  onClose: () => void;
};

/** Dialog that creates or changes an answer template (S037). */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  return (
    <RecordDialog
      title={template ? 'Shablonni tahrirlash' : 'Yangi javob shabloni'}
      of={{
        crud: answerTemplates,
        id: template ? String(template.id) : undefined,
        begin: { context: template?.context ?? '' },
      }}
      {...(!template && { done: 'Muvofaqqiyatli yaratildi!' })}
      read={answerTemplates.item}
      onClose={onClose}
      size={640}
    >
      {(state) => <TemplateFields {...state} />}
    </RecordDialog>
  );
}

/** The text field, and the placeholders that can be inserted. */
function TemplateFields<Sent>({ form, field }: RecordFormState<{ context: string }, Sent>) {
  const { t } = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  const { insert } = useInsertAtCaret(area, form.values.context, (text) => form.setFieldValue('context', text));
  return (
    <>
      <Textarea
        ref={area}
        label={t('Shablon matni')}
        autosize
        minRows={5}
        maxRows={14}
        data-autofocus
        {...field('context')}
      />
      <div className={styles.insert}>
        <Button size="xs" variant="default" onClick={() => insert('{author}')}>
          {t('Muallif ismi')}
        </Button>
        <Button size="xs" variant="default" onClick={() => insert('{public_id}')}>
          {t('Murojaat raqami')}
        </Button>
        <span>{t("Javobga qo'yilganda o'rniga muallif ismi va murojaat raqami yoziladi.")}</span>
      </div>
    </>
  );
}
