import { Notification } from 'electron';

/** Shows a notification of the system; a click calls `onClick`. A no-op if the system has no notifications. */
export function showNotification(title: string, body: string, onClick: () => void): void {
  if (!Notification.isSupported()) return;
  const notification = new Notification({ title, body });
  notification.on('click', onClick);
  notification.show();
}
