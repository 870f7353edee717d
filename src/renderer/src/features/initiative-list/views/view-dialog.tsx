import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useFormKeys } from '@/kit/forms/use-form-keys.ts';
import { DialogBody, DialogFooter, FramedDialog } from '@/kit/framed-dialog.tsx';
import { type View, type Views, wrongName } from './views.ts';

export type ViewDialogProps = {
  /** The view to rename; null names a new one. */
  view: View | null;
  /** All views. */
  views: Views;
  /** Called with a valid name. */
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Dialog that names a new view or renames a view. */
export function ViewDialog({ view, views, onSave, onClose }: ViewDialogProps) {
  const { t } = useT();
  const [name, setName] = useState(view?.name ?? '');
  const form = useRef<HTMLFormElement>(null);
  useFormKeys(form, { send: () => form.current?.requestSubmit() });
  const [error, setError] = useState<Text | null>(null);
  return (
    <FramedDialog
      opened
      onClose={onClose}
      title={t(view ? "Ko'rinish nomini o'zgartirish" : 'Hozirgi filtrni saqlash')}
      size={440}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const found = wrongName(views, name, view?.id);
          setError(found);
          if (found) event.currentTarget.querySelector('input')?.focus();
          else {
            onSave(name);
            onClose();
          }
        }}
      >
        <DialogBody>
          <TextInput
            label={t('Nomi')}
            withAsterisk
            data-autofocus
            value={name}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setError(null);
            }}
            error={error && t(error)}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {t('Bekor qilish')}
          </Button>
          <Button type="submit">{t('Saqlash')}</Button>
        </DialogFooter>
      </form>
    </FramedDialog>
  );
}
