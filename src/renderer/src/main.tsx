import '@mantine/core/styles.css';
import './app/css/fonts.css';
import './app/css/base.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { config } from 'zod/mini';
import { LastResort } from './app/last-resort.tsx';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
// Dialogs lock the page's scroll by a style element of their own, which the policy refuses without the nonce.
setNonce(nonce);

// Zod would otherwise try whether it may compile code, which the policy refuses and reports.
config({ jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <LastResort>
      <Providers nonce={nonce}>
        {/* The page changes with its address, not some tasks later: the next key is for what has been opened. */}
        <RouterProvider router={createRouter()} useTransitions={false} />
      </Providers>
    </LastResort>
  </StrictMode>,
);
