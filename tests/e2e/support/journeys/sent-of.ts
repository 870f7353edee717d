import type { RecordedCall } from '../../../platform/recorder.ts';

/** The calls that change something, with their answers. */
export const sentOf = (calls: readonly RecordedCall[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, status }) => [method, path, status]);
