import { registerHooks } from 'node:module';

/** `node --import ./tests/chromium-host/register.ts out/main/index.js`: `electron` is the stand-in of this folder. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' || specifier === 'electron/main'
      ? { url: new URL('./electron.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});
