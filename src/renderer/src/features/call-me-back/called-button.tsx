import { Button } from '@mantine/core';
import { IconPhoneCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '@/i18n/use-t.ts';
import { formatPhone } from '@/kit/inputs/identifiers.ts';
import { useNotices } from '@/kit/notices.ts';
import { withReread } from '@/kit/reread.ts';
import { useAction } from '@/kit/use-action.ts';
import { useWords } from '@/kit/words.tsx';
import { callRequests, closeRequest } from './api.ts';
import type { CallRequest } from './call-request.ts';

/**
 * Marks the person as called, which closes the request (H-016). The focus moves to the row, as the button disappears.
 */
export function CalledButton({ request }: { request: CallRequest }) {
  const { t } = useT();
  const queries = useQueryClient();
  const notices = useNotices();
  const { action } = useWords();
  const refresh = () => callRequests.refresh(queries);
  const { press, running } = useAction({
    work: () =>
      withReread(
        () => closeRequest(request),
        () => void refresh(),
      ),
    onDone: () => {
      notices.success("Qayta qo'ng'iroq so'rovi bajarildi");
      return refresh();
    },
    onFailure: (error) => notices.failure(error, action),
  });
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPhoneCheck size={16} stroke={1.7} aria-hidden />}
      aria-label={`${t("Qo'ng'iroq qilindi")}: ${formatPhone(request.phoneNumber)}`}
      loading={running}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('tr[data-row]')?.focus();
        press();
      }}
    >
      {t("Qo'ng'iroq qilindi")}
    </Button>
  );
}
