import { app, BrowserWindow, protocol } from 'electron';

// What a launch is compared with: the least program that shows a window, with one heading from a scheme of its own.

const PAGE = '<!doctype html><html lang="uz"><meta charset="utf-8"><title>-</title><h1>-</h1></html>';

app.setPath('userData', process.env.BACKOFFICE_PROFILE_DIR ?? '');
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
app.on('window-all-closed', () => app.quit());
await app.whenReady();
protocol.handle('app', () => new Response(PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
const window = new BrowserWindow({ show: false });
window.once('ready-to-show', () => window.show());
await window.loadURL('app://backoffice/');
