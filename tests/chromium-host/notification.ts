import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Notification, NotificationConstructorOptions } from 'electron';
import { createEvents } from './events.ts';
import { offer } from './guard.ts';
import type { Outside } from './outside.ts';

/** Collects all garbage at once. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/**
 * `Notification`: reported to the starter, which clicks it. As in Electron a notification is clickable only as long as
 * its object: the program keeps it, or it is garbage by the time of the click.
 */
export function createNotifications({ tell, onCommand }: Outside): typeof Notification {
  const living = new Map<string, WeakRef<Notification>>();
  const clicks = new WeakMap<Notification, () => void>();
  onCommand('notification-click', ({ title }) => {
    collectGarbage();
    const notification = living.get(title)?.deref();
    if (!notification) throw new Error(`chromium-host: the notification ${title} is garbage, or was never shown`);
    clicks.get(notification)?.();
  });

  function construct({ title = '', body = '' }: NotificationConstructorOptions = {}): Notification {
    const events = createEvents<Notification>('Notification', ['show', 'click', 'close', 'failed']);
    const notification = offer<Notification>('Notification', {
      ...events.listening,
      title,
      body,
      show: () => {
        tell({ type: 'notification', title, body });
        events.emit('show', {});
      },
      close: () => events.emit('close', {}),
    });
    living.set(title, new WeakRef(notification));
    clicks.set(notification, () => events.emit('click', {}));
    return notification;
  }
  return offer<typeof Notification>('Notification', Object.assign(construct, { isSupported: () => true }));
}
