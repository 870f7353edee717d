/** What the starter can report of the system's power and screen. */
export const POWER_EVENTS = ['lock-screen', 'unlock-screen', 'suspend', 'resume'] as const;

/** The stand-in's reports to the starter over the process's IPC channel. */
export type HostEvent =
  /** The first page is shown, or held (`HOST_HOLD`); `cdpEndpoint` is its browser's DevTools address. */
  | { type: 'ready'; cdpEndpoint: string; targetId: string }
  /** The program has ended, and its process waits for the next one (`again.ts`). `left`: what has survived it. */
  | { type: 'ended'; code: number; left: string[] }
  /** The program has named itself to Windows; `early`: before it was ready. */
  | { type: 'app-user-model-id'; id: string; early: boolean }
  /** The program has become the one that opens this scheme, by this entry among the desktop's applications. */
  | { type: 'protocol-client'; scheme: string; entry: string }
  | { type: 'open-external'; url: string }
  | { type: 'open-path'; path: string }
  | { type: 'show-item-in-folder'; path: string }
  | { type: 'clipboard'; text: string }
  | { type: 'clipboard-picture'; address: string }
  /** A context menu is shown at this place of the window. */
  | { type: 'popup'; entries: { label: string; enabled: boolean }[]; x: number; y: number; source: string }
  | { type: 'notification'; title: string; body: string }
  /**
   * The system's print dialog with the program's options; `reason`: why nothing was printed, '' if it was printed, null if
   * that is never said; `zoomLevel`: the page's.
   */
  | { type: 'print'; options: object; reason: string | null; zoomLevel: number }
  | { type: 'progress'; value: number }
  | { type: 'error-box'; title: string; content: string }
  | { type: 'message-box'; options: { message: string; detail?: string; buttons: string[] }; response: number | null }
  | { type: 'open-dialog'; options: object; filePaths: string[] }
  | { type: 'save-dialog'; options: object; filePath: string };

/** A command in flight, and the answer after its execution. */
export type SentCommand = { id: number; command: HostCommand };
export type Done = { type: 'done'; id: number; value?: unknown; error?: string };

/** Commands to the stand-in. Each scripted answer is used once, in order. */
export type HostCommand =
  /** Runs the program once more (`again.ts`): `argv` from the main file on. */
  | { type: 'run'; argv: string[]; env: Record<string, string> }
  /** Ends the program as a signal does. */
  | { type: 'end' }
  /** Chooses this button of the next message box, or leaves it open (null). */
  | { type: 'script-dialog'; dialog: 'message-box'; response: number | null }
  | { type: 'script-dialog'; dialog: 'open-dialog'; filePaths: string[] }
  | { type: 'script-dialog'; dialog: 'save-dialog'; filePath: string }
  /**
   * The next print dialog prints nothing, for this reason in Electron's words, or never answers (null); an unscripted
   * dialog prints.
   */
  | { type: 'script-dialog'; dialog: 'print'; reason: string | null }
  /** Clicks the menu's entry with this id. */
  | { type: 'menu-click'; item: string }
  /** Chooses the entry with this label in the context menu that is shown. */
  | { type: 'popup-choose'; item: string }
  /** Clicks the last notification with this title. */
  | { type: 'notification-click'; title: string }
  /** Opens a link of the program's own scheme, as macOS does. */
  | { type: 'open-url'; url: string }
  /** Ends the person's session, as Windows does; returns false if a window objects. */
  | { type: 'session-end' }
  /** Minimizes all windows. */
  | { type: 'minimize' }
  /** Calls the main process as the held page would; returns the answer. */
  | { type: 'invoke'; channel: string; args: unknown[] }
  /** Lets the held page load this path, and waits for it. */
  | { type: 'open'; path: string }
  /** Takes the workstation offline or online: `net`, `navigator.onLine` and its events. */
  | { type: 'online'; online: boolean }
  /** Nobody has touched a key or a pointer of the workstation for this long. */
  | { type: 'idle'; seconds: number }
  /** The system locks or opens its screen, goes to sleep or wakes up. */
  | { type: 'power'; event: (typeof POWER_EVENTS)[number] };
