/** What the stand-in tells whoever started the program over the process's IPC channel. */
export type HostEvent =
  /** The first page is shown, or held (`HOST_HOLD`); `cdpEndpoint` is its browser's DevTools address. */
  | { type: 'ready'; cdpEndpoint: string; targetId: string }
  | { type: 'open-external'; url: string }
  | { type: 'open-path'; path: string }
  | { type: 'show-item-in-folder'; path: string }
  | { type: 'clipboard'; text: string }
  | { type: 'notification'; title: string; body: string }
  /** The system's print dialog, with what the program asked for; `reason`: why nothing was printed, '' where something was. */
  | { type: 'print'; options: object; reason: string }
  | { type: 'progress'; value: number }
  | { type: 'error-box'; title: string; content: string }
  | { type: 'message-box'; options: { message: string; detail?: string; buttons: string[] }; response: number }
  | { type: 'open-dialog'; options: object; filePaths: string[] }
  | { type: 'save-dialog'; options: object; filePath: string };

/** A command on its way, and the answer once it is carried out. */
export type SentCommand = { id: number; command: HostCommand };
export type Done = { type: 'done'; id: number; value?: unknown; error?: string };

/** What the stand-in can be told. Scripted answers are used once each, in their order. */
export type HostCommand =
  | { type: 'script-dialog'; dialog: 'message-box'; response: number }
  | { type: 'script-dialog'; dialog: 'open-dialog'; filePaths: string[] }
  | { type: 'script-dialog'; dialog: 'save-dialog'; filePath: string }
  /** The next print dialog ends with this reason for printing nothing, as Electron words it; without one it prints. */
  | { type: 'script-dialog'; dialog: 'print'; reason: string }
  /** Clicks the menu's entry with this id or label. */
  | { type: 'menu-click'; item: string }
  /** Opens a link of the program's own scheme, as macOS hands it over. */
  | { type: 'open-url'; url: string }
  /** Puts all windows away. */
  | { type: 'minimize' }
  /** Calls the main process as the page would that is held; gives the answer. */
  | { type: 'invoke'; channel: string; args: unknown[] }
  /** Lets the page that is held load this path, and waits for it. */
  | { type: 'open'; path: string }
  /** Takes the workstation off the network, or puts it back: `net`, `navigator.onLine` and its events. */
  | { type: 'online'; online: boolean };
