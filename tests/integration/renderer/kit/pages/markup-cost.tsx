import { HOSTILE_MARKUP, HOSTILE_TEXTS } from '../../../../support/hostile-texts.ts';
import { firstExcess, type TextCall } from '../../../../support/text-growth.ts';

const modules = import.meta.glob<Record<string, TextCall>>(
  '../../../../../src/renderer/src/kit/{rich-text,safe-html}/**/*.ts',
);

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    examine: (file: string, exported: string) => Promise<string | undefined>;
    examineRule: (call: TextCall) => string | undefined;
  }
}

const texts = [...HOSTILE_MARKUP, ...HOSTILE_TEXTS];
// A page cannot tell processor time: long and short texts are as many letters, so that a busy machine adds to both. What
// the browser does with a text goes up in steps, by less than the square.
const MEASURE = { clock: () => performance.now(), mostGrowth: 10 };
const examineRule = (call: TextCall) => firstExcess(call, texts, MEASURE);

Object.assign(window, {
  examineRule,
  examine: async (file, exported) => {
    const [, load] = Object.entries(modules).find(([path]) => path.endsWith(`/${file}`)) ?? [];
    const call = (await load?.())?.[exported];
    return call ? examineRule(call) : `${file} is not on this page`;
  },
} satisfies Pick<Window, 'examine' | 'examineRule'>);
