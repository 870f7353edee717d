/** A part of the sources, and the imports that its files may have besides each other. */
export type Zone = {
  /** Folder or file of the zone; `*` stands for one name, and each match is then a zone of its own. */
  path: string;
  /** Other zones, by their `path`; a folder covers everything below it. */
  imports: readonly string[];
  /** Allowed packages: a list, or a whole environment. */
  packages: readonly string[] | 'node' | 'node and electron' | 'page';
};

const LAYERS = ['src/shared', 'src/renderer/src/api', 'src/renderer/src/i18n', 'src/renderer/src/session'] as const;
const KIT = 'src/renderer/src/kit';
const ENTITIES = 'src/renderer/src/entities';
export const INITIATIVE = 'src/renderer/src/domains/initiative';
export const FEATURES = 'src/renderer/src/features';
const MAIN = 'src/main';

/** Parts that may import Electron's values: those for windows, dialogs, the protocol or the life cycle. */
const WITH_ELECTRON = [
  'index.ts',
  'bootstrap.ts',
  'services.ts',
  'parts.ts',
  'base-services.ts',
  'bridge-calls.ts',
  'windows',
  'security',
  'menu',
  'ports',
];

/** The domain of the initiative: its folders, each with the others that it may import. */
const WITHIN_INITIATIVE: Readonly<Record<string, readonly string[]>> = {
  model: [],
  print: ['model'],
  reading: ['model'],
  recents: ['model'],
  links: ['model', 'print'],
  parts: ['model', 'recents'],
  forms: ['model', 'parts'],
  location: ['model', 'parts'],
  registry: ['model', 'parts'],
  similar: ['links', 'model', 'parts', 'reading'],
  decisions: ['model', 'parts', 'similar'],
  editing: ['forms', 'model', 'parts'],
  acceptance: ['forms', 'model', 'parts', 'registry'],
  actions: ['acceptance', 'decisions', 'editing', 'location', 'model', 'parts', 'registry'],
  journal: ['actions', 'links', 'location', 'model'],
  palette: ['links', 'model', 'parts', 'recents', 'similar'],
};

/** Features that live from the initiative, each with the folders of the domain that it may import. */
const ON_INITIATIVE: Readonly<Record<string, readonly string[]>> = {
  'initiative-list': ['actions', 'links', 'model', 'parts', 'print'],
  'initiative-map': ['links', 'location', 'model', 'parts', 'print', 'reading'],
  review: ['actions', 'decisions', 'links', 'model', 'parts', 'print', 'recents', 'similar'],
  season: ['links', 'model', 'parts', 'reading', 'recents', 'similar'],
  protocols: ['journal', 'model'],
};

const BELOW_DOMAINS = [...LAYERS, KIT, ENTITIES];
const zonesOn = (folder: string, imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([name, folders]) => ({
    path: `${folder}/${name}`,
    imports: [...BELOW_DOMAINS, ...folders.map((one) => `${INITIATIVE}/${one}`)],
    packages: 'page' as const,
  }));

/**
 * Every part of `src`, and its allowed imports: shared < api, i18n, session < kit < entities <
 * domains < features < app. The most
 * specific entry that matches a file is its zone. No zone names `tests`.
 */
export const ZONES: readonly Zone[] = [
  { path: 'src/shared', imports: [], packages: ['zod'] },
  { path: 'src/preload', imports: ['src/shared'], packages: ['electron'] },
  { path: MAIN, imports: [MAIN, 'src/shared', 'resources'], packages: 'node' },
  ...WITH_ELECTRON.map((name) => ({
    path: `${MAIN}/${name}`,
    imports: [MAIN, 'src/shared', 'resources'],
    packages: 'node and electron' as const,
  })),
  ...LAYERS.slice(1).map((path) => ({
    path,
    imports: LAYERS.filter((layer) => layer !== path),
    packages: 'page' as const,
  })),
  { path: KIT, imports: LAYERS, packages: 'page' },
  { path: ENTITIES, imports: [...LAYERS, KIT], packages: 'page' },
  ...zonesOn(INITIATIVE, WITHIN_INITIATIVE),
  { path: `${FEATURES}/*`, imports: BELOW_DOMAINS, packages: 'page' },
  ...zonesOn(FEATURES, ON_INITIATIVE),
  {
    path: 'src/renderer/src/app',
    imports: [...BELOW_DOMAINS, INITIATIVE, FEATURES, 'resources'],
    packages: 'page',
  },
  { path: 'src/renderer/src', imports: ['src/renderer/src/app', ...LAYERS], packages: 'page' },
];

/** A module that only certain files may import, given by patterns. */
export type Reserved = {
  module: string;
  by: RegExp;
  why: string;
};

/** Modules with restricted importers. */
export const RESERVED: readonly Reserved[] = [
  {
    module: 'src/renderer/src/api/http.ts',
    by: /\/api\.ts$|^src\/renderer\/src\/(api|entities|kit\/(crud|trees))\//,
    why: 'calls of the platform stand in `api.ts`',
  },
];
