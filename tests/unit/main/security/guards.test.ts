import type { Session } from 'electron';
import { expect, test, vi } from 'vitest';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { guardSession } from '../../../../src/main/security/guards.ts';

// Not seen where the program runs under test: the stand-in for Electron leaves permissions to Chromium.
test.each(['geolocation', 'media', 'notifications', 'clipboard-read'])(
  'A-034, Z-134: nobody is asked for the permission %s, which is refused',
  (permission) => {
    const session = { setPermissionRequestHandler: vi.fn(), setPermissionCheckHandler: vi.fn(), on: vi.fn() };
    guardSession(
      session as unknown as Session,
      createLog(() => undefined),
    );
    const answer = vi.fn();
    session.setPermissionRequestHandler.mock.calls[0]?.[0]({}, permission, answer);
    expect(answer.mock.calls).toEqual([[false]]);
    expect(session.setPermissionCheckHandler.mock.calls[0]?.[0]({}, permission)).toBe(false);
  },
);
