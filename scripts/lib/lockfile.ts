/** The fields used of an entry of package-lock.json. */
export type LockedPackage = {
  name?: string;
  version?: string;
  resolved?: string;
  /** Checksum of the package's file, which `npm ci` compares. */
  integrity?: string;
  /** A folder of this project instead of a package. */
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

/** The fields used of package-lock.json. */
export type Lockfile = {
  packages: Record<string, LockedPackage>;
};

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * Optional dependencies that the lockfile lacks, as entries to add. npm leaves out packages that it could not fetch for
 * another platform, and `npm ci` then rejects the lockfile on every platform. The platform is read from the package's
 * name (`binding-linux-x64-musl`), by the convention of such packages.
 */
export function missingOptional({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, { optionalDependencies, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (isLocked(packages, path, name)) continue;
      missing[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
    }
  }
  return missing;
}

/** Whether the package at this path resolves the named one, in its own node_modules or in one of a parent folder. */
function isLocked(packages: Lockfile['packages'], path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (`${folder}${folder && '/'}node_modules/${name}` in packages) return true;
    if (!folder) return false;
  }
}

/** The packages of a lockfile that `npm ci` would install without a checksum: path and `name@version`. */
export const withoutIntegrity = ({ packages }: Lockfile): readonly (readonly [path: string, wanted: string])[] =>
  Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== '' && !integrity && !link)
    .map(([path, { name, version }]) => [path, `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`] as const);

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc'];
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(os.includes('linux') && { libc }) };
}
