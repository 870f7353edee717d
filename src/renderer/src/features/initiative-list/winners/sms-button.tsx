import { Button } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { KeysHeld } from '@/kit/keys/keys-held.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { useNotices } from '@/kit/notices.ts';

const SmsDialog = lazyComponent(async () => (await import('./sms-dialog.tsx')).SmsDialog, KeysHeld);

/** Button that sends an SMS to the authors of the board's winners (C-012, C-067, Z-139). */
export function SmsButton({ board }: { board: Board | undefined }) {
  const { t } = useT();
  const notices = useNotices();
  const { of, open, close, around } = useOwnDialog<Board>('sms');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessage2 size={18} stroke={1.7} aria-hidden />}
        onClick={() => (board ? open(board) : notices.warn('Sms yuborish uchun board tanlanmagan'))}
      >
        {t('SMS')}
      </Button>
      {around(of && <SmsDialog board={of} onClose={close} />)}
    </>
  );
}
