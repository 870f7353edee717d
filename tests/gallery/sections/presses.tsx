import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { useT } from '@/i18n/use-t.ts';
import { FailureAlert } from '@/kit/forms/failure-alert.tsx';
import { useAction } from '@/kit/use-action.ts';
import { useRepeat } from '@/kit/use-repeat.ts';
import { useWords } from '@/kit/words.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

/** A button that sends, below the failure of its last attempt. */
function Sending({ repeatable }: { repeatable: boolean }) {
  const { t } = useT();
  const { action } = useWords();
  const [done, setDone] = useState(0);
  const { press, running, error } = useAction({
    work: () => http('api/v1/decisions/press', { method: 'POST', repeatable, schema: z.unknown() }),
    onDone: () => setDone((times) => times + 1),
    repeat: useRepeat(),
  });
  return (
    <Case of="use-action" note={repeatable ? 'repeatable' : 'not repeatable'} value={done}>
      {error && <FailureAlert error={error} words={action} unsure={null} />}
      <Button loading={running} onClick={() => press()}>
        {t('Yuborish')}
      </Button>
    </Case>
  );
}

/** A button in whose place another one appears when it is pressed. */
function Replaced() {
  const { t } = useT();
  const [first, setFirst] = useState(0);
  const [second, setSecond] = useState(0);
  return (
    <Case of="keys/use-double-clicks" value={[first, second]}>
      {first === 0 ? (
        <Button key="first" fullWidth onClick={() => setFirst(1)}>
          {t('Yuborish')}
        </Button>
      ) : (
        <Button key="second" fullWidth color="red" onClick={() => setSecond((times) => times + 1)}>
          {t("O'chirish")}
        </Button>
      )}
    </Case>
  );
}

/** What a press does, and what a second one does. */
export function Presses() {
  const { t } = useT();
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <h2 className={styles.section}>Presses</h2>
      <div className={styles.cases}>
        <Sending repeatable />
        <Sending repeatable={false} />
        <Replaced />
        <Case of="keys/use-held-enter" value={pressed}>
          <Button onClick={() => setPressed((times) => times + 1)}>{t('Yuborish')}</Button>
        </Case>
      </div>
    </>
  );
}
