import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../../../scripts/lib/project.ts';
import { APP_ID } from '../../../../src/shared/constants.ts';
import { LINK_SCHEME } from '../../../../src/shared/initiative-link.ts';
import type { Packed } from '../../../support/packaging/pack.ts';

type Element = { name: string; attributes: Record<string, string>; text: string };

/** Tests what the package tells Windows Installer. */
export function msiTests(packed: () => Packed): void {
  const elements = (name: string) => elementsOf(join(packed().found, 'project.wxs')).filter((one) => one.name === name);
  const property = (id: string) =>
    elements('Property').find(({ attributes }) => attributes.Id === id)?.attributes.Value;

  it('upgrades an earlier installation, for the whole machine, and starts nothing', () => {
    const [product] = elements('Product');
    // Repeated here, because it must never change.
    expect(product?.attributes).toMatchObject({
      UpgradeCode: '7E3F3C1A-5C0B-4D7E-9C55-2B1A6B0F4E21',
      Name: 'Tashabbusli budjet',
      Manufacturer: 'Tashabbusli budjet',
    });
    expect(property('ALLUSERS')).toBe('1');
    expect(elements('Directory').map(({ attributes }) => attributes.Id)).toContain('ProgramFiles64Folder');
    expect(elements('CustomAction').filter(({ attributes }) => attributes.Id === 'runAfterFinish')).toEqual([]);
  });

  it('creates the configuration folder, which stays when the program is removed', () => {
    const folder = elements('Directory').find(({ attributes }) => attributes.Id === 'CONFIGFOLDER');
    expect(folder?.attributes.Name).toBe('CommonAppDataFolder:\\Tashabbusli budjet\\');
    const [component] = elements('Component').filter(({ attributes }) => attributes.Id === 'ConfigFolder');
    expect(component?.attributes).toMatchObject({
      Guid: 'B0B5E3D2-6E0C-4E0A-8E66-6A2D8C0F7D13',
      Directory: 'CONFIGFOLDER',
      Permanent: 'yes',
    });
    expect(elements('ComponentRef').map(({ attributes }) => attributes.Id)).toEqual(['ConfigFolder', 'Links']);
  });

  it('gives that folder to administrators by the same steps as the other installer, in their order, or fails', () => {
    const script = readFileSync(join(root, 'resources/installer.nsh'), 'utf8');
    const steps = [...script.matchAll(/!insertmacro setConfigRights "(.+)"/g)].map(([, step]) => step);
    const [aside, ...actions] = elements('CustomAction');
    const command = (step: string | undefined) =>
      `"[System64Folder]icacls.exe" "C:\\ProgramData\\Tashabbusli budjet" ${step}`;
    expect(actions.map(({ attributes }) => attributes.ExeCommand)).toEqual(steps.map(command));
    // What anybody has laid there before the first installation is put aside, a junction as well.
    const place = 'C:\\ProgramData\\Tashabbusli budjet';
    expect(aside?.attributes.ExeCommand).toBe(
      `"[System64Folder]cmd.exe" /d /s /c "if exist "${place}" ren "${place}" "Tashabbusli budjet.avvalgi-%RANDOM%""`,
    );
    for (const { attributes } of elements('CustomAction')) {
      expect(attributes).toMatchObject({ Execute: 'deferred', Impersonate: 'no', Return: 'check' });
    }
    const [first, ...later] = elements('Custom');
    expect(first?.attributes).toEqual({ Action: 'ConfigFolderAside', Before: 'CreateFolders' });
    expect(first?.text).toBe('NOT Installed AND NOT WIX_UPGRADE_DETECTED');
    const order = later.map(({ attributes, text }) => [attributes.After, attributes.Action, text]);
    const ids = actions.map(({ attributes }) => attributes.Id);
    expect(order).toEqual(ids.map((id, index) => [ids[index - 1] ?? 'CreateFolders', id, 'NOT REMOVE']));
  });

  it('does not install beside the other installer for Windows, whose folder has updates enabled', () => {
    const { nsis } = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as { nsis: { guid: string } };
    const [search] = elements('RegistrySearch');
    expect(search?.attributes).toMatchObject({
      Root: 'HKLM',
      Key: `Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\${nsis.guid}`,
      Name: 'UninstallString',
    });
    expect(elements('Property').map(({ attributes }) => attributes.Id)).toContain('OTHERINSTALLER');
    expect(elements('Condition').map(({ text }) => text)).toContain('Installed OR NOT OTHERINSTALLER');
  });

  it('registers the links for the machine, to the program that it installs, and removes them with it', () => {
    const [key] = elements('RegistryKey');
    expect(key?.attributes).toEqual({ Root: 'HKLM', Key: `Software\\Classes\\${LINK_SCHEME}` });
    expect(elements('RegistryValue').map(({ attributes }) => attributes)).toEqual([
      { Type: 'string', Value: `URL:${LINK_SCHEME}`, KeyPath: 'yes' },
      { Type: 'string', Name: 'URL Protocol', Value: '' },
      { Type: 'string', Key: 'shell\\open\\command', Value: '"[#mainExecutable]" "%1"' },
    ]);
    const program = elements('File').find(({ attributes }) => attributes.Id === 'mainExecutable');
    expect(program?.attributes.Source).toMatch(/tashabbusli-budjet\.exe$/);
    const [component] = elements('Component').filter(({ attributes }) => attributes.Id === 'Links');
    // Permanent components stay at uninstallation.
    expect(component?.attributes).toEqual({
      Id: 'Links',
      Guid: '5D1C6E0B-8F7A-4B0E-9C58-3A4E7D21B6F9',
      Directory: 'APPLICATIONFOLDER',
    });
  });

  it('names its entry in the Start menu as the program names itself', () => {
    const [shortcut] = elements('ShortcutProperty');
    expect(shortcut?.attributes).toMatchObject({ Key: 'System.AppUserModel.ID', Value: APP_ID });
  });

  it('has no file that enables updates', () => {
    const sources = elements('File').map(({ attributes }) => attributes.Source ?? '');
    expect(sources.some((source) => source.endsWith('app.asar'))).toBe(true);
    expect(sources.filter((source) => source.includes('app-update'))).toEqual([]);
  });
}

function elementsOf(file: string): Element[] {
  const found: Element[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes, text: '' }));
  const add = (text: string) => {
    const last = found.at(-1);
    if (last) last.text += text.trim();
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(readFileSync(file, 'utf8')).close();
  return found;
}
