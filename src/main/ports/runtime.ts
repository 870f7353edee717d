/** Name and version of the host program, for the about line. */
export function runtimeName(): string {
  const { electron, chrome } = process.versions;
  return electron ? `Electron ${electron}, Chromium ${chrome}` : `Node ${process.versions.node}`;
}
