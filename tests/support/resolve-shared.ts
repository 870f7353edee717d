import { registerHooks } from 'node:module';

/** The aliases of the program's modules. */
const FOLDERS = { '@shared/': '../../src/shared/', '@/': '../../src/renderer/src/' };

/** `node --import` of this file lets a test's child process run the program's modules, whose aliases Node lacks. */
registerHooks({
  resolve: (specifier, context, next) => {
    const alias = Object.entries(FOLDERS).find(([name]) => specifier.startsWith(name));
    if (!alias) return next(specifier, context);
    const [name, folder] = alias;
    return next(new URL(folder + specifier.slice(name.length), import.meta.url).href, context);
  },
});
