import type { Notification, NotificationConstructorOptions } from 'electron';
import { createEvents } from './events.ts';
import { offer } from './guard.ts';
import type { Outside } from './outside.ts';

/** `Notification`: reported to the starter. */
export function createNotifications({ tell }: Outside): typeof Notification {
  function construct({ title = '', body = '' }: NotificationConstructorOptions = {}): Notification {
    const events = createEvents<Notification>('Notification', ['show', 'click', 'close']);
    return offer<Notification>('Notification', {
      ...events.listening,
      title,
      body,
      show: () => {
        tell({ type: 'notification', title, body });
        events.emit('show', {});
      },
      close: () => events.emit('close', {}),
    });
  }
  return offer<typeof Notification>('Notification', Object.assign(construct, { isSupported: () => true }));
}
