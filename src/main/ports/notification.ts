import { Notification } from 'electron';

/** Notifications that can still be clicked: one whose object is garbage no longer reports its click. */
const shown = new Set<Notification>();

/** Shows a notification of the system; a click calls `onClick`. A no-op if the system has no notifications. */
export function showNotification(title: string, body: string, onClick: () => void): void {
  if (!Notification.isSupported()) return;
  const notification = new Notification({ title, body });
  const forget = () => void shown.delete(notification);
  notification.on('click', () => {
    forget();
    onClick();
  });
  notification.on('close', forget);
  notification.on('failed', forget);
  shown.add(notification);
  notification.show();
}
