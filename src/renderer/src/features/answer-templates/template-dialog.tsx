import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { z } from 'zod';
import { type AnswerTemplate, answerTemplates } from '@/entities/answer-templates.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { requiredText } from '@/kit/forms/rules.ts';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import { useInsertAtCaret } from '@/kit/inputs/insert-at-caret.ts';
import { useNotices } from '@/kit/notices.ts';
import { useWords } from '@/kit/words.tsx';
import styles from './answer-templates-page.module.css';

const schema = z.object({ context: z.string() });
const rules = z.object({ context: requiredText() });

export type TemplateDialogProps = {
  /** null: a new one. */
  template: AnswerTemplate | null;
  onClose: () => void;
};

/** Creates or changes an answer template (S037). */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useT();
  const notices = useNotices();
  const { save } = useWords();
  const queries = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const { form, field } = useSchemaForm(rules, { context: template?.context ?? '' });
  const { insert } = useInsertAtCaret(area, form.values.context, (text) => form.setFieldValue('context', text));

  return (
    <FormDialog
      title={template ? 'Shablonni tahrirlash' : 'Yangi javob shabloni'}
      form={form}
      draft={{ scope: 'answer-template', record: template ? String(template.id) : 'new', schema }}
      submit={{ label: 'Saqlash', idle: template !== null && !form.isDirty(), failure: save }}
      onSubmit={async ({ context }) => {
        await answerTemplates.save({ context }, template ? String(template.id) : undefined);
        await answerTemplates.refresh(queries);
        if (template) notices.success('Muvafaqiyatli saqlandi', 'Tabriklaymiz');
        else notices.success('Muvofaqqiyatli yaratildi!');
        return 'done';
      }}
      onClose={onClose}
      size={640}
    >
      <Textarea
        ref={area}
        label={t('Shablon matni')}
        withAsterisk
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
    </FormDialog>
  );
}
