import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useFormKeys } from '@/kit/forms/use-form-keys.ts';
import { DialogBody, DialogFooter, FramedDialog } from '@/kit/framed-dialog.tsx';

export type ViewDialogProps = {
  title: Text;
  /** The initial name. */
  name: string;
  /** Validates a name; null if valid. */
  wrong: (name: string) => Text | null;
  /** Called with a valid name. */
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Dialog that names a new view or renames a view. */
export function ViewDialog({ title, name: before, wrong, onSave, onClose }: ViewDialogProps) {
  const { t } = useT();
  const [name, setName] = useState(before);
  const form = useRef<HTMLFormElement>(null);
  useFormKeys(form, { send: () => form.current?.requestSubmit() });
  const [error, setError] = useState<Text | null>(null);
  return (
    <FramedDialog opened onClose={onClose} title={t(title)} size={440}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const found = wrong(name);
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
