import { POLICY_KEY } from '../../../src/main/config/registry.ts';
import { type Language, SETTINGS, type Setting } from './settings.ts';

/** Name of the files, without extension. */
const NAME = 'tashabbusli-budjet';

const LANGUAGES: readonly Language[] = ['en-US', 'uz-Latn-UZ'];

/** Texts outside the policies. */
const COMMON: Record<Language, { program: string; supported: string; description: string }> = {
  'en-US': {
    program: 'Tashabbusli budjet: back-office',
    supported: 'Tashabbusli budjet 0.1 or later, Windows 10 or later',
    description: 'Configuration of the back-office, which no variable and no file of a user overrides.',
  },
  'uz-Latn-UZ': {
    program: 'Tashabbusli budjet: boshqaruv paneli',
    supported: 'Tashabbusli budjet 0.1 yoki undan yangi, Windows 10 yoki undan yangi',
    description:
      "Boshqaruv paneli sozlamalari: ularni foydalanuvchining o'zgaruvchilari va fayllari o'zgartira olmaydi.",
  },
};

/** The files for Windows' group policies by their paths below `resources/policies`. */
export function policyFiles(): Record<string, string> {
  const texts = LANGUAGES.map((language) => [`${language}/${NAME}.adml`, textsIn(language)]);
  return { [`${NAME}.admx`]: definitions(), ...Object.fromEntries(texts) };
}

const SCHEMA =
  'revision="1.0" schemaVersion="1.0" xmlns="http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions"';
const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!-- Made by `node scripts/policies.ts`. -->\n';

function definitions(): string {
  const policies = Object.entries(SETTINGS).map(([key, setting]) => policyOf(key, setting));
  return `${HEAD}<policyDefinitions ${SCHEMA}>
  <policyNamespaces>
    <target prefix="tashabbuslibudjet" namespace="TashabbusliBudjet.Policies.Backoffice"/>
  </policyNamespaces>
  <resources minRequiredRevision="1.0"/>
  <supportedOn>
    <definitions>
      <definition name="Supported" displayName="$(string.Supported)"/>
    </definitions>
  </supportedOn>
  <categories>
    <category name="Program" displayName="$(string.Program)"/>
  </categories>
  <policies>
${policies.join('\n')}
  </policies>
</policyDefinitions>
`;
}

function policyOf(key: string, { kind }: Setting): string {
  const place = POLICY_KEY.replace('HKLM\\', '');
  const names = `name="${key}" class="Machine" displayName="$(string.${key})" explainText="$(string.${key}_Help)"`;
  const shape =
    kind === 'flag'
      ? { attributes: ` valueName="${key}"`, content: flag() }
      : { attributes: ` presentation="$(presentation.${key})"`, content: textBox(key) };
  return `    <policy ${names} key="${place}"${shape.attributes}>
      <parentCategory ref="Program"/>
      <supportedOn ref="Supported"/>
${shape.content}
    </policy>`;
}

const flag = (): string => `      <enabledValue><decimal value="1"/></enabledValue>
      <disabledValue><decimal value="0"/></disabledValue>`;

// An empty text for the ports means any free port.
const textBox = (key: string): string => `      <elements>
        <text id="${key}" valueName="${key}"${key === 'ssoRedirectPorts' ? '' : ' required="true"'} maxLength="1023"/>
      </elements>`;

function textsIn(language: Language): string {
  const { program, supported, description } = COMMON[language];
  const settings = Object.entries(SETTINGS);
  const strings = [
    stringOf('Program', program),
    stringOf('Supported', supported),
    ...settings.flatMap(([key, { texts }]) => [
      stringOf(key, texts[language].title),
      stringOf(`${key}_Help`, `${texts[language].help}\n\n${key}`),
    ]),
  ];
  const boxes = settings
    .filter(([, { kind }]) => kind === 'text')
    .map(([key, { texts }]) => presentationOf(key, texts[language].title));
  return `${HEAD}<policyDefinitionResources ${SCHEMA}>
  <displayName>${escaped(program)}</displayName>
  <description>${escaped(description)}</description>
  <resources>
    <stringTable>
${strings.join('\n')}
    </stringTable>
    <presentationTable>
${boxes.join('\n')}
    </presentationTable>
  </resources>
</policyDefinitionResources>
`;
}

const stringOf = (id: string, text: string): string => `      <string id="${id}">${escaped(text)}</string>`;

const presentationOf = (key: string, label: string): string => `      <presentation id="${key}">
        <textBox refId="${key}"><label>${escaped(label)}</label></textBox>
      </presentation>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
