import type { Bridge } from '@shared/bridge/bridge.ts';
import type { Answer } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import { patientBridge } from './patient-bridge.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the global one.
  interface Window {
    readonly bridge: Bridge;
  }
}

/** The bridge to the main process, exposed by the preload; its calls wait while the program is locked. */
export const bridge: Bridge = patientBridge(window.bridge);

/** Unwraps a bridge answer: returns its value, or throws its `AppError`. */
export async function unwrap<T>(answer: Promise<Answer<T>>): Promise<T> {
  const settled = await answer;
  if (settled.ok) return settled.value;
  throw new AppError(settled.error);
}
