import type { UpdatesOff } from '@shared/updates.ts';

/** Facts about an installation and its configuration. */
export type Installation = {
  /** Whether the program was installed from a package. */
  packaged: boolean;
  platform: NodeJS.Platform;
  /** Whether the package holds `app-update.yml`, as installers with updates do and the MSI for fleets does not. */
  hasUpdateFile: boolean;
  /** Kind of Linux package, from its file `package-type`: 'deb', 'rpm'; null if there is none. */
  packageType: string | null;
  /** Path of the running AppImage, from the variable `APPIMAGE`. */
  appImage: string | undefined;
  /** Address of the feed; empty: no updates. */
  updateUrl: string;
};

/** How an installation is updated: by which installer, or why not at all. */
export type WhoUpdates = { by: 'nsis' | 'app-image' } | { off: UpdatesOff };

/**
 * Who updates this installation: the person at the workstation, with the installer for Windows or the AppImage, or the
 * administrator. Installations from a package manager, a fleet's MSI or a disk image are not updated by the program.
 */
export function whoUpdates(installation: Installation): WhoUpdates {
  const { packaged, platform, hasUpdateFile, packageType, appImage, updateUrl } = installation;
  if (!packaged) return { off: 'not-installed' };
  if (!hasUpdateFile || packageType !== null) return { off: 'administrator' };
  if (platform !== 'win32' && (platform !== 'linux' || !appImage)) return { off: 'administrator' };
  if (updateUrl === '') return { off: 'not-configured' };
  return { by: platform === 'win32' ? 'nsis' : 'app-image' };
}
