import { registerHooks } from 'node:module';

/** `node --import` of this file lets a test's child process run the program's modules, whose alias Node lacks. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('@shared/')
      ? next(new URL(`../../src/shared/${specifier.slice('@shared/'.length)}`, import.meta.url).href, context)
      : next(specifier, context),
});
