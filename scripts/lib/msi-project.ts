import { readFileSync, writeFileSync } from 'node:fs';

/** Name of the folder of the administrator's configuration, below `C:\ProgramData`. */
const FOLDER = 'Tashabbusli budjet';

/** What `resources/installer.nsh` does with the folder: owner, rights of what lies in it, rights of its own. */
const RIGHTS = [
  { id: 'ConfigFolderOwner', argument: '/setowner *S-1-5-32-544 /T /L' },
  { id: 'ConfigFolderReset', argument: '/reset /T /L' },
  {
    id: 'ConfigFolderGrant',
    argument: '/inheritance:r /grant:r *S-1-5-32-544:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-545:(OI)(CI)RX',
  },
] as const;

/** The component's id in every MSI of ours: Windows counts by it who has the folder. It must never change. */
const COMPONENT_GUID = 'B0B5E3D2-6E0C-4E0A-8E66-6A2D8C0F7D13';

const COMPONENTS = '<ComponentGroupRef Id="ProductComponents"/>';
const END = '</Product>';

/** electron-builder's hook `msiProjectCreated`: adds the configuration's folder to the WiX project in this file. */
export default function msiProjectCreated(path: string): void {
  writeFileSync(path, withConfigFolder(readFileSync(path, 'utf8')));
}

/**
 * A WiX project that makes the folder of the administrator's configuration, gives it to administrators, whoever made it before, and
 * leaves it at a removal. A step that fails ends the installation. Throws where the project is not as electron-builder writes it.
 */
export function withConfigFolder(project: string): string {
  for (const anchor of [COMPONENTS, END]) {
    if (project.split(anchor).length !== 2) throw new Error(`The WiX project has not exactly one ${anchor}`);
  }
  return project
    .replace(COMPONENTS, `${COMPONENTS}\n      <ComponentRef Id="ConfigFolder"/>`)
    .replace(END, `${configFolder()}\n  ${END}`);
}

function configFolder(): string {
  const actions = RIGHTS.map(
    ({ id, argument }) =>
      `<CustomAction Id="${id}" Directory="TARGETDIR" ExeCommand="&quot;[System64Folder]icacls.exe&quot; ` +
      `&quot;C:\\ProgramData\\${FOLDER}&quot; ${argument}" Execute="deferred" Impersonate="no" Return="check"/>`,
  );
  const sequence = RIGHTS.map(({ id }, index) => {
    const before = RIGHTS[index - 1]?.id ?? 'CreateFolders';
    return `  <Custom Action="${id}" After="${before}">NOT REMOVE</Custom>`;
  });
  const lines = [
    `<Directory Id="CONFIGFOLDER" Name="CommonAppDataFolder:\\${FOLDER}\\"/>`,
    `<Component Id="ConfigFolder" Guid="${COMPONENT_GUID}" Directory="CONFIGFOLDER" Permanent="yes" KeyPath="yes">`,
    '  <CreateFolder/>',
    '</Component>',
    ...actions,
    '<InstallExecuteSequence>',
    ...sequence,
    '</InstallExecuteSequence>',
  ];
  return lines.map((line) => `    ${line}`).join('\n');
}
