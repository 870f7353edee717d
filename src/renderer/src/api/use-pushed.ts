import type { Answer } from '@shared/bridge/contract.ts';
import type { BridgeEvents, EventName } from '@shared/bridge/events.ts';
import { useEffect, useRef, useState } from 'react';
import { bridge } from './bridge.ts';

/**
 * State owned by the main process: loaded once with `load`, then updated by its event. An event that arrives before the
 * answer to `load` wins over that answer. Returns undefined until the first value, and `otherwise` if `load` fails.
 */
export function usePushed<E extends EventName>(
  event: E,
  load: () => Promise<Answer<BridgeEvents[E]>>,
  otherwise: BridgeEvents[E],
): BridgeEvents[E] | undefined {
  const [value, setValue] = useState<BridgeEvents[E]>();
  const question = useRef({ load, otherwise });

  useEffect(() => {
    let settled = false;
    const settle = (next: BridgeEvents[E]) => {
      settled = true;
      setValue(() => next);
    };
    const stop = bridge.on(event, settle);
    void question.current.load().then((answer) => {
      if (!settled) settle(answer.ok ? answer.value : question.current.otherwise);
    });
    return () => {
      settled = true;
      stop();
    };
  }, [event]);

  return value;
}
