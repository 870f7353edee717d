import type { WebContents } from 'electron';
import { frameAt } from './frame.ts';
import type { Ipc } from './ipc.ts';
import type { Page } from './page.ts';
import type { PageMessage } from './page-world.ts';
import type { Wire } from './wire.ts';

type Call = Extract<PageMessage, { type: 'invoke' | 'send' }>;

/**
 * Delivers the preload's messages to `ipcMain`, in the order in which they were sent, and returns the answers. Replaces
 * the placeholders of files (`webUtils.getPathForFile`) by the files' real paths.
 */
export function createReplies({
  page,
  ipc,
  wire,
  contents,
}: {
  page: Promise<Page>;
  ipc: Ipc;
  wire: Wire;
  contents: () => WebContents;
}): {
  answer: (url: string, call: Call) => void;
  /** Resolves once all calls received so far have been delivered to `ipcMain`. */
  given: () => Promise<unknown>;
} {
  let earlier: Promise<unknown> = page;

  const withPaths = async (call: Call): Promise<unknown[]> => {
    const { filePath } = await page;
    let text = call.args;
    for (const placeholder of call.files) {
      text = text.replaceAll(placeholder, JSON.stringify(await filePath(placeholder)).slice(1, -1));
    }
    return wire.decode(text) as unknown[];
  };
  const answer = async (url: string, call: Call, args: unknown[]) => {
    const sender = { contents: contents(), frame: frameAt(url) };
    if (call.type === 'send') return ipc.send(sender, call.channel, args);
    const { send } = await page;
    try {
      const beside: string[] = [];
      const result = wire.encode(await ipc.invoke(sender, call.channel, args), beside);
      send({ type: 'reply', id: call.id, result, beside });
    } catch (error) {
      send({ type: 'failure', id: call.id, message: error instanceof Error ? error.message : String(error) });
    }
  };

  return {
    answer: (url, call) => {
      earlier = earlier.then(async () => {
        const args = await withPaths(call);
        // Not awaited: later calls need not wait for this answer.
        void answer(url, call, args);
      });
    },
    given: () => earlier,
  };
}
