import { readFileSync, writeFileSync } from 'node:fs';

/** Name of the folder of the administrator's configuration, below `C:\ProgramData`. */
const FOLDER = 'Tashabbusli budjet';

/** The steps of `resources/installer.nsh` for the folder: its owner, the rights of its content, its own rights. */
const RIGHTS = [
  { id: 'ConfigFolderOwner', argument: '/setowner *S-1-5-32-544 /T /L' },
  { id: 'ConfigFolderReset', argument: '/reset /T /L' },
  {
    id: 'ConfigFolderGrant',
    argument: '/inheritance:r /grant:r *S-1-5-32-544:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-545:(OI)(CI)RX',
  },
] as const;

/**
 * Any user can make that folder, or a junction, before the first installation: what lies there is put aside. `ren`
 * renames a junction itself, and fails the installation if it cannot.
 */
const ASIDE = {
  id: 'ConfigFolderAside',
  command: `if exist "C:\\ProgramData\\${FOLDER}" ren "C:\\ProgramData\\${FOLDER}" "${FOLDER}.avvalgi-%RANDOM%"`,
  condition: 'NOT Installed AND NOT WIX_UPGRADE_DETECTED',
} as const;

/** The component's id in all our MSI packages, by which Windows counts references to the folder. Must never change. */
const COMPONENT_GUID = 'B0B5E3D2-6E0C-4E0A-8E66-6A2D8C0F7D13';

/**
 * Registry key by which the other installer for Windows is detected (`nsis.guid` of electron-builder.yml). It uses the
 * same folder and would leave its file for updates there.
 */
const OTHER_INSTALLER = {
  key: 'Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\db27f1e8-f9ce-5001-867b-ae1cf8742edd',
  message: "Avval Tashabbusli budjet dasturining .exe bilan o'rnatilgan nusxasini o'chiring.",
};

/** Links to an initiative, as in `resources/installer.nsh`. The component's id must never change. */
const LINKS = { guid: '5D1C6E0B-8F7A-4B0E-9C58-3A4E7D21B6F9', scheme: 'tashabbus' } as const;

const COMPONENTS = '<ComponentGroupRef Id="ProductComponents"/>';
const END = '</Product>';

/** electron-builder's hook `msiProjectCreated`: completes the WiX project in this file. */
export default function msiProjectCreated(path: string): void {
  writeFileSync(path, completed(readFileSync(path, 'utf8')));
}

/**
 * The WiX project extended to put aside what lies in place of the folder of the administrator's configuration before the
 * first installation, create the folder, make administrators its owner, and keep it at uninstallation; a failed step aborts the
 * installation; and to register the links. Next to an installation by the other installer for Windows, nothing is installed.
 * Throws if the project is not as electron-builder writes it.
 */
export function completed(project: string): string {
  for (const anchor of [COMPONENTS, END]) {
    if (project.split(anchor).length !== 2) throw new Error(`The WiX project has not exactly one ${anchor}`);
  }
  return project
    .replace(COMPONENTS, `${COMPONENTS}\n      <ComponentRef Id="ConfigFolder"/>\n      <ComponentRef Id="Links"/>`)
    .replace(END, `${indented([...notBeside(), ...links(), ...configFolder()])}\n  ${END}`);
}

function notBeside(): string[] {
  const { key, message } = OTHER_INSTALLER;
  return [
    '<Property Id="OTHERINSTALLER">',
    `  <RegistrySearch Id="OtherInstaller" Root="HKLM" Key="${key}" Name="UninstallString" Type="raw"/>`,
    '</Property>',
    `<Condition Message="${message}"><![CDATA[Installed OR NOT OTHERINSTALLER]]></Condition>`,
  ];
}

function links(): string[] {
  const { guid, scheme } = LINKS;
  return [
    `<Component Id="Links" Guid="${guid}" Directory="APPLICATIONFOLDER">`,
    `  <RegistryKey Root="HKLM" Key="Software\\Classes\\${scheme}">`,
    `    <RegistryValue Type="string" Value="URL:${scheme}" KeyPath="yes"/>`,
    '    <RegistryValue Type="string" Name="URL Protocol" Value=""/>',
    '    <RegistryValue Type="string" Key="shell\\open\\command" Value="&quot;[#mainExecutable]&quot; &quot;%1&quot;"/>',
    '  </RegistryKey>',
    '</Component>',
  ];
}

function configFolder(): string[] {
  const aside =
    `<CustomAction Id="${ASIDE.id}" Directory="TARGETDIR" ExeCommand="&quot;[System64Folder]cmd.exe&quot; /d /s /c ` +
    `&quot;${ASIDE.command.replaceAll('"', '&quot;')}&quot;" Execute="deferred" Impersonate="no" Return="check"/>`;
  const actions = RIGHTS.map(
    ({ id, argument }) =>
      `<CustomAction Id="${id}" Directory="TARGETDIR" ExeCommand="&quot;[System64Folder]icacls.exe&quot; ` +
      `&quot;C:\\ProgramData\\${FOLDER}&quot; ${argument}" Execute="deferred" Impersonate="no" Return="check"/>`,
  );
  const sequence = RIGHTS.map(({ id }, index) => {
    const before = RIGHTS[index - 1]?.id ?? 'CreateFolders';
    return `  <Custom Action="${id}" After="${before}">NOT REMOVE</Custom>`;
  });
  return [
    `<Directory Id="CONFIGFOLDER" Name="CommonAppDataFolder:\\${FOLDER}\\"/>`,
    `<Component Id="ConfigFolder" Guid="${COMPONENT_GUID}" Directory="CONFIGFOLDER" Permanent="yes" KeyPath="yes">`,
    '  <CreateFolder/>',
    '</Component>',
    aside,
    ...actions,
    '<InstallExecuteSequence>',
    `  <Custom Action="${ASIDE.id}" Before="CreateFolders">${ASIDE.condition}</Custom>`,
    ...sequence,
    '</InstallExecuteSequence>',
  ];
}

const indented = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join('\n');
