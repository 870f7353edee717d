import { launchChromium } from './chromium.ts';
import { openGateway } from './gateway.ts';
import { joinChromium } from './join-chromium.ts';
import type { OpenChromium } from './run.ts';

/**
 * Opens a Chromium of the program's own on this profile folder, or joins the running one at the DevTools address
 * `shared`. Either ends with the program.
 */
export const chromiumOf =
  ({ profile, headed, shared }: { profile: () => string; headed: boolean; shared: string | undefined }): OpenChromium =>
  async (served) => {
    const gateway = await openGateway(() => served);
    const gatewayPort = gateway.port;
    const chromium = shared
      ? await joinChromium(shared, { gatewayPort })
      : launchChromium({ profile: profile(), gatewayPort, headed });
    return { chromium, gateway };
  };
