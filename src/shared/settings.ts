import { z } from 'zod';

/** The script of the interface; both are Uzbek. */
const scriptSchema = z.enum(['latin', 'cyrillic']);
export type Script = z.infer<typeof scriptSchema>;

const colorSchemeSchema = z.enum(['light', 'dark']);
/** Colour scheme of the interface. */
export type ColorScheme = z.infer<typeof colorSchemeSchema>;

/** Choices of the person at this workstation; they hold no secret and survive a sign-out. */
export const settingsSchema = z.object({ script: scriptSchema, colorScheme: colorSchemeSchema });
export type Settings = z.infer<typeof settingsSchema>;
