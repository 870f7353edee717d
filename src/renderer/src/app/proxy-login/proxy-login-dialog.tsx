import { Alert, Button, Checkbox, PasswordInput, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { trimmed } from '@shared/blank.ts';
import type { ProxyQuestion } from '@shared/network.ts';
import { useQueryClient } from '@tanstack/react-query';
import { boolean, maxLength, minLength, object, overwrite, string } from 'zod/mini';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import { fieldsOf, must } from '@/kit/forms/field.ts';
import { DialogBody, DialogFooter, FramedDialog } from '@/kit/framed-dialog.tsx';

const required = must('Majburiy maydon');
const loginSchema = object({
  username: string().check(overwrite(trimmed), minLength(1, required), maxLength(200)),
  password: string().check(minLength(1, required), maxLength(500)),
  keep: boolean(),
});
/** Above every other dialog: none can proceed while the proxy waits for an answer. */
const IN_FRONT = 1000;

export type ProxyLoginDialogProps = {
  proxy: ProxyQuestion;
  /** The user name entered last. */
  username: string;
  onName: (username: string) => void;
};

/** Asks for a proxy's login: names the proxy, and says that the platform's password is not meant. */
export default function ProxyLoginDialog({ proxy, username, onName }: ProxyLoginDialogProps) {
  const { host, port, realm, refused, canKeep } = proxy;
  const { t } = useT();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { username, password: '', keep: false },
    validate: schemaResolver(loginSchema, { sync: true }),
  });
  const field = fieldsOf(form, t);
  const dismiss = () => void bridge.network.dismissProxy();
  const submit = form.onSubmit(async (values) => {
    onName(values.username);
    await bridge.network.answerProxy({ ...values, username: trimmed(values.username) });
    // Queries may have timed out meanwhile: refetch.
    await queryClient.invalidateQueries();
  });

  return (
    <FramedDialog
      opened
      onClose={dismiss}
      title={t("Proksi-server nom va parol so'rayapti")}
      size={480}
      zIndex={IN_FRONT}
    >
      <form onSubmit={submit} noValidate>
        <DialogBody>
          <Text>
            {t(
              "Internetga {{host}} proksi-serveri orqali chiqiladi, u esa nom va parol so'rayapti. Ularni tarmoq administratori beradi: platformadagi nom va parolingiz emas.",
              { host: `${host}:${port}` },
            )}
          </Text>
          {realm && (
            <Text c="dimmed" lineClamp={2}>
              {t("Proksi-serverning o'z so'zi: “{{realm}}”", { realm })}
            </Text>
          )}
          {refused && (
            <Alert color="red" role="alert">
              {t('Proksi-server kiritilgan nom yoki parolni qabul qilmadi. Tekshirib, qaytadan kiriting.')}
            </Alert>
          )}
          <TextInput
            label={t('Proksi-serverdagi nom')}
            withAsterisk
            autoComplete="off"
            spellCheck={false}
            data-autofocus={!username || undefined}
            {...field('username')}
          />
          <PasswordInput
            label={t('Proksi-serverdagi parol')}
            withAsterisk
            autoComplete="off"
            visibilityToggleButtonProps={{ 'aria-label': t("Parolni ko'rsatish") }}
            data-autofocus={username !== '' || undefined}
            {...field('password')}
          />
          {canKeep && (
            <Checkbox
              label={t('Shu kompyuterda eslab qolish')}
              checked={form.values.keep}
              onChange={(event) => form.setFieldValue('keep', event.currentTarget.checked)}
            />
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="default" onClick={dismiss}>
            {t('Bekor qilish')}
          </Button>
          <Button type="submit">{t('Kirish')}</Button>
        </DialogFooter>
      </form>
    </FramedDialog>
  );
}
