import { Button } from '@mantine/core';
import type { UpdateState } from '@shared/updates.ts';
import { bridge } from '@/api/bridge.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';

/** The next step of an update: its label and what it does; null where there is none. */
function stepOf(state: UpdateState): { label: Text; take: () => unknown } | null {
  if (state.status === 'available') return { label: 'Yuklab olish', take: bridge.updates.download };
  if (state.status === 'ready') return { label: 'Qayta ishga tushirish', take: bridge.updates.install };
  if (state.status !== 'failed') return null;
  return { label: 'Qayta urinish', take: state.offer ? bridge.updates.download : bridge.updates.check };
}

/** The buttons of an update. `onClose`: closes the enclosing dialog; default: no close button. */
export function UpdateButtons({ state, onClose }: { state: UpdateState; onClose?: () => void }) {
  const { t } = useT();
  const step = stepOf(state);
  return (
    <>
      {onClose && (
        <Button variant="default" onClick={onClose}>
          {t(step && state.status !== 'failed' ? 'Keyinroq' : 'Yopish')}
        </Button>
      )}
      {step && (
        <Button data-autofocus onClick={() => void step.take()}>
          {t(step.label)}
        </Button>
      )}
    </>
  );
}
