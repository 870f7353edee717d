import { begun } from './begin.ts';
import '@mantine/core/styles.css';
import './app/css/fonts.css';
import './app/css/base.css';
import './app/css/forced-colors.css';
import { SHEETS_PATH } from '@shared/print.ts';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { LastResort } from './app/last-resort.tsx';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
// Dialogs lock the page's scroll with a style element, which the content security policy refuses without the nonce.
setNonce(nonce);

// Otherwise Zod would test whether it may compile code, which the policy refuses and reports. Zod keeps its settings in
// this global: importing Zod's `config` would pull much of Zod into the first script, which parses nothing.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (location.pathname === SHEETS_PATH) {
  void import('./app/draw-sheets.ts').then(({ drawSheets }) => drawSheets(root));
} else {
  void begun.finally(() =>
    createRoot(root).render(
      <StrictMode>
        <LastResort>
          <Providers nonce={nonce}>
            {/* The page changes with its address, not some tasks later: the next key belongs to the opened page. */}
            <RouterProvider router={createRouter()} useTransitions={false} />
          </Providers>
        </LastResort>
      </StrictMode>,
    ),
  );
}
