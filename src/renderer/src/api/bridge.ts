import type { Bridge } from '@shared/bridge/bridge.ts';
import type { Answer } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    readonly bridge: Bridge;
  }
}

/** The main process, as the preload offers it. */
export const bridge: Bridge = window.bridge;

/** The value of a bridge answer; throws its `AppError` where it failed. */
export async function unwrap<T>(answer: Promise<Answer<T>>): Promise<T> {
  const settled = await answer;
  if (settled.ok) return settled.value;
  throw new AppError(settled.error);
}
