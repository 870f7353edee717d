import type { Mishap } from '../plan.ts';
import { damageSettings, fillDisk, refuseWrites } from './disk.ts';
import { lockKeyring } from './keyring.ts';
import type { Strike } from './mishap.ts';
import { crashPage, fallAsleep, killPreview, killProgram, reloadPage } from './processes.ts';
import { changeTimeZone, expireSession, goOffline, restartPlatform } from './surroundings.ts';

/** The functions that cause the mishaps. */
export const STRIKES: Readonly<Record<Mishap, Strike>> = {
  'program killed': killProgram,
  'page crashed': crashPage,
  'page reloaded': reloadPage,
  'preview killed': killPreview,
  'session expired': expireSession,
  'platform restarted': restartPlatform,
  'disk full': fillDisk,
  'profile read-only': refuseWrites,
  'settings damaged': damageSettings,
  'keyring locked': lockKeyring,
  asleep: fallAsleep,
  'time zone changed': changeTimeZone,
  'off the network': goOffline,
};
