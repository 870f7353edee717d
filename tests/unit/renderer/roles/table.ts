import type { Role } from '@shared/roles.ts';
import type { Situation } from '@/domains/initiative/model/access.ts';
import type { Permission } from '@/kit/actions/action.ts';

/** A sentence of the documents on a rule that depends on the role alone: the roles that it allows. */
type ByRole = { source: string; roles: readonly Role[] };

/** A sentence on what these roles may do with an initiative: `holds` is what it asks of the initiative and the board. */
export type BySituation = ByRole & {
  holds: (situation: Situation) => boolean;
  /** The action is shown, and disabled, where `holds` is met and this is not. */
  enabled?: (situation: Situation) => boolean;
};

/** A sentence on a rule with any other answer: how the rule is asked, and what it answers to each role. */
export type ByAnswer = {
  source: string;
  ask: (role: Role) => unknown;
  answers: Readonly<Partial<Record<Role, unknown>>>;
  /** The answer to the roles that `answers` does not name. */
  others: unknown;
  /** The only screen that asks it: roles that cannot open the screen are left out. Default: every role is asked. */
  screen?: string;
};

/** What the documents say of one exported rule: sentences of one kind. */
export type RuleLines =
  | { byRole: ByRole }
  | { bySituation: readonly BySituation[] }
  | { byAnswer: readonly ByAnswer[] };

/** The rules of one `access.ts`: the screens that they stand on, and the lines of each exported function. */
export type AreaTable = {
  screens: readonly string[];
  rules: Readonly<Record<string, RuleLines>>;
};

/** A rule that lets these roles do something. */
export const only = (roles: readonly Role[], source: string): RuleLines => ({ byRole: { roles, source } });

/** A rule about an initiative; what no sentence allows is not allowed. */
export const sentences = (...bySituation: readonly BySituation[]): RuleLines => ({ bySituation });

/** A rule with answers of its own. */
export const answers = (...byAnswer: readonly ByAnswer[]): RuleLines => ({ byAnswer });

/** Returns the permission that the sentences about a rule give in one situation. */
export function permissionBy(lines: readonly BySituation[], situation: Situation): Permission {
  const line = lines.find(({ roles, holds }) => roles.includes(situation.role) && holds(situation));
  if (!line) return 'no';
  return !line.enabled || line.enabled(situation) ? 'yes' : 'disabled';
}
