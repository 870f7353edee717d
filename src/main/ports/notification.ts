import { Notification } from 'electron';

/** A notification of the system's own; a click on it does `onClick`. Nothing where the system has none. */
export function showNotification(title: string, body: string, onClick: () => void): void {
  if (!Notification.isSupported()) return;
  const notification = new Notification({ title, body });
  notification.on('click', onClick);
  notification.show();
}
