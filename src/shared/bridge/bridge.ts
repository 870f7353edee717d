import type { ChosenFile, FileKind } from '../files.ts';
import type { Answer, CallInput, CallName, CallOutput } from './contract.ts';
import type { BridgeEvents, EventName } from './events.ts';

type Group = CallName extends `${infer G}.${string}` ? G : never;
type Method<G extends Group> = Extract<CallName, `${G}.${string}`> extends `${G}.${infer M}` ? M : never;
type BridgeCall<N extends CallName> =
  undefined extends CallInput<N>
    ? () => Promise<Answer<CallOutput<N>>>
    : (input: CallInput<N>) => Promise<Answer<CallOutput<N>>>;

/** The whole of `window.bridge`: a function for each call of the contract, and one subscription. */
export type Bridge = {
  [G in Group]: { [M in Method<G>]: `${G}.${M}` extends CallName ? BridgeCall<`${G}.${M}`> : never };
} & {
  /**
   * Takes in files that were dropped on the page; each is then known by its id. Paths go from the preload to the main
   * process and never to the page.
   */
  takeDropped: (files: readonly File[], wanted: DropRule) => Promise<Answer<ChosenFile[]>>;
  /** Listens to an event of the main process; the returned function stops listening. */
  on: <E extends EventName>(event: E, listener: (payload: BridgeEvents[E]) => void) => () => void;
};

/** The kinds and the size that the page accepts in a drop. */
export type DropRule = {
  accept: FileKind[];
  maxBytes: number;
  /** Whether the files of a dropped folder are taken, each with its digest. Default: a folder is refused. */
  folders?: boolean | undefined;
};

/** The name under which the preload exposes the bridge. */
export const BRIDGE_KEY = 'bridge';
/** The IPC channel of a call: `call:<name>`. */
export const callChannel = (name: CallName): string => `call:${name}`;
/** The IPC channel of an event: `event:<name>`. */
export const eventChannel = (name: EventName): string => `event:${name}`;
/** The channel of `takeDropped`, which carries paths and is therefore no call of the contract. */
export const DROP_CHANNEL = 'drop';
