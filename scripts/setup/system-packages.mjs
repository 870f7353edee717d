import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step } from './step.mjs';

/**
 * Requirements of the program and its tests on a Linux machine; `only: 'tests'` is not needed to open the program, and
 * `only: 'npm test'` is large and skipped by `npm start`.
 */
const REQUIREMENTS = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    present: () => ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].some(hasCommand),
  },
  { name: 'libsecret', packages: ['libsecret-1-0'], only: 'tests', present: () => hasLibrary('libsecret-1.so.0') },
  {
    name: 'gnome-keyring',
    packages: ['gnome-keyring', 'dbus-daemon'],
    only: 'tests',
    present: () => hasCommand('gnome-keyring-daemon') && hasCommand('dbus-run-session'),
  },
  { name: 'LibreOffice Calc', packages: ['libreoffice-calc'], only: 'npm test', present: () => hasCommand('soffice') },
  { name: 'a virtual display', packages: ['xvfb', 'xauth'], only: 'tests', present: () => hasCommand('Xvfb') },
  { name: 'fonts', packages: ['fonts-dejavu-core'], only: 'tests', present: () => hasFont('/usr/share/fonts') },
];

/** Makes headless pages cheaper, but is not required; distributions other than Debian may lack it. */
const WELCOME_HEADLESS = [{ command: 'chromium-headless-shell', package: 'chromium-headless-shell' }];

/**
 * Installs missing packages where no question is needed (root on Debian or Ubuntu), otherwise prints the command to
 * type. `headless`: the script to run opens headless pages; `inElectron`: it runs in Electron. Returns false if a package
 * that the script needs is still missing.
 */
export async function ensureSystemPackages({ root, forTests, headless, inElectron }) {
  if (process.platform !== 'linux') return true;
  const canInstall = process.getuid() === 0 && hasCommand('apt-get');
  const complete = await ensureRequired({ root, forTests, canInstall, inElectron });
  if (complete && headless && canInstall) await installWelcome();
  return complete;
}

async function ensureRequired({ root, forTests, canInstall, inElectron }) {
  const missing = REQUIREMENTS.filter(({ only, present }) => (forTests || only !== 'npm test') && !present());
  if (missing.length === 0) return true;
  const packages = missing.flatMap((requirement) => requirement.packages);
  if (canInstall) {
    // A stale package list often still works, so a failed update is no reason to stop.
    await apt('updating the package lists (apt-get update)', ['update', '-q']);
    await aptInstall(packages);
  }

  const still = missing.filter((requirement) => !requirement.present());
  if (still.length === 0) return true;
  const hasElectron = inElectron || existsSync(join(root, 'node_modules', 'electron', 'dist', 'electron'));
  const needed = still.filter((requirement) => forTests || !(requirement.only === 'tests' || hasElectron));
  explain(still, needed.length > 0);
  return needed.length === 0;
}

/** Installs packages that only make headless pages cheaper, if the package lists have them; a failure is ignored. */
async function installWelcome() {
  for (const { command, package: name } of WELCOME_HEADLESS) {
    if (!hasCommand(command) && isKnownPackage(name)) await aptInstall([name]);
  }
}

const isKnownPackage = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

const aptInstall = (packages) =>
  apt(`installing ${packages.join(', ')}`, ['install', '-y', '-q', '--no-install-recommends', ...packages]);

const apt = (title, args) =>
  step(title, 'apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

function explain(missing, needed) {
  const say = needed ? console.error : console.log;
  say(`setup: ${needed ? 'cannot go on without' : 'going on without'} ${missing.map(({ name }) => name).join(', ')}`);
  if (hasCommand('apt-get')) {
    const packages = missing.flatMap((requirement) => requirement.packages).join(' ');
    say(`setup: type  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages}`);
  } else {
    say("setup: install them with this system's package manager and start again");
  }
}

function hasCommand(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, name)));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function hasLibrary(name) {
  const folders = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/usr/local/lib'];
  const multiarch = namesIn('/usr/lib').filter((folder) => folder.endsWith('-linux-gnu'));
  return [...folders, ...multiarch.map((folder) => join('/usr/lib', folder))].some((folder) =>
    existsSync(join(folder, name)),
  );
}

function hasFont(folder) {
  return namesIn(folder).some((name) => /\.(ttf|otf|ttc)$/i.test(name) || hasFont(join(folder, name)));
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
