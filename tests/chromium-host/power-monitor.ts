import type { PowerMonitor } from 'electron';
import { createEvents } from './events.ts';
import { offer } from './guard.ts';
import { POWER_EVENTS } from './messages.ts';
import type { Outside } from './outside.ts';

/** `powerMonitor` of a workstation that is in use; the starter sets its idle time and reports its events. */
export function createPowerMonitor({ onCommand }: Pick<Outside, 'onCommand'>): PowerMonitor {
  const events = createEvents<PowerMonitor>('powerMonitor', POWER_EVENTS);
  let idleSeconds = 0;
  onCommand('idle', ({ seconds }) => {
    idleSeconds = seconds;
  });
  onCommand('power', ({ event }) => events.emit(event));
  return offer<PowerMonitor>('powerMonitor', {
    ...events.listening,
    getSystemIdleTime: () => idleSeconds,
    getSystemIdleState: (threshold) => {
      if (!(threshold > 0)) throw new TypeError('Invalid idle threshold, must be greater than 0');
      return idleSeconds >= threshold ? 'idle' : 'active';
    },
  });
}
