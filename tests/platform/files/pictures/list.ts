import { clinic, house, school } from './buildings.ts';
import { garden } from './garden.ts';
import type { Scene } from './landscape.ts';
import { lights } from './night.ts';
import { playground } from './playground.ts';
import { road } from './roads.ts';
import { sport } from './sport.ts';
import { pump, transformer } from './utilities.ts';
import { bridge, canal } from './water.ts';

/** How each scene is drawn; a picture's name is the scene's with a number behind it. */
export const SCENES: Record<string, Scene> = {
  road,
  school,
  canal,
  playground,
  lights,
  clinic,
  garden,
  sport,
  bridge,
  transformer,
  house,
  pump,
};

const COUNTS: Record<string, number> = {
  road: 4,
  school: 3,
  canal: 2,
  playground: 2,
  lights: 2,
  clinic: 2,
  garden: 3,
  sport: 2,
  bridge: 1,
  transformer: 1,
  house: 1,
  pump: 1,
};

/** The 24 pictures that the seed's initiatives show. */
export const PICTURE_NAMES: readonly string[] = Object.entries(COUNTS).flatMap(([scene, count]) =>
  Array.from({ length: count }, (_nothing, index) => `${scene}-${index + 1}`),
);
