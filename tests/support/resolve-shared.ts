import { registerHooks } from 'node:module';

/** `node --import` of this file lets a child process of a test run the program's modules, whose alias Node does not know. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('@shared/')
      ? next(new URL(`../../src/shared/${specifier.slice('@shared/'.length)}`, import.meta.url).href, context)
      : next(specifier, context),
});
