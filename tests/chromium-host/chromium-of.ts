import { launchChromium } from './chromium.ts';
import { openGateway } from './gateway.ts';
import { joinChromium } from './join-chromium.ts';
import type { OpenChromium } from './run.ts';

type Options = {
  /** Its profile folder. */
  profile: () => string;
  headed: boolean;
  /** Port of its DevTools; undefined: any free one. */
  devtoolsPort: string | undefined;
  /** DevTools address of a running Chromium to join instead. */
  shared: string | undefined;
};

/** Opens a Chromium of the program's own, or joins a running one. Either ends with the program. */
export const chromiumOf =
  ({ profile, headed, devtoolsPort, shared }: Options): OpenChromium =>
  async (served) => {
    const gateway = await openGateway(() => served);
    const gatewayPort = gateway.port;
    const chromium = shared
      ? await joinChromium(shared, { gatewayPort })
      : launchChromium({ profile: profile(), gatewayPort, headed, devtoolsPort });
    return { chromium, gateway };
  };
