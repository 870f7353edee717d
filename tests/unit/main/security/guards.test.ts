import { EventEmitter } from 'node:events';
import type { App, Session } from 'electron';
import { expect, test, vi } from 'vitest';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { guardContents, guardSession } from '../../../../src/main/security/guards.ts';

// Not visible in tests of the running program: the stand-in for Electron leaves permissions to Chromium.
test.each(['geolocation', 'media', 'notifications', 'clipboard-read'])(
  'A-034, Z-134: the permission %s is refused without asking',
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

test('A-034: the packets of a peer connection go through the proxy or nowhere', () => {
  const app = new EventEmitter();
  guardContents(
    app as unknown as App,
    createLog(() => undefined),
  );
  const setWebRTCIPHandlingPolicy = vi.fn();
  const contents = { on: vi.fn(), setWindowOpenHandler: vi.fn(), setWebRTCIPHandlingPolicy };
  app.emit('web-contents-created', {}, contents);
  expect(setWebRTCIPHandlingPolicy.mock.calls).toEqual([['disable_non_proxied_udp']]);
});
