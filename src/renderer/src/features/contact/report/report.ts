import type { Role } from '@shared/roles.ts';
import type { Text } from '@/i18n/text.ts';
import { type Envelope, envelopeOf, expectedOf } from '@/kit/described.ts';
import type { Finding, Setting } from '../judge/finding.ts';
import { stateOf } from '../judge/state.ts';
import type { NotAsked } from '../line.ts';
import type { CheckedCall, Findings } from '../run.ts';
import { callPath, shapeOf } from './shape.ts';
import { type Naming, namingBy } from './vocabulary.ts';

/** What is known of the program and the person, without their name. */
export type About = { readonly version: string; readonly role: Role; readonly platform: string; readonly at: Date };

const keysOf = (query: CheckedCall['call']['query']): string[] =>
  Object.entries(query).flatMap(([key, value]) => (value === null || value === undefined ? [] : [key]));

function callReport({ line, step, call, rows, findings }: CheckedCall, name: Naming) {
  const { path, query, ms, error } = call;
  const { kind, status } = error ?? { kind: 'ok', status: undefined };
  return {
    screen: line.screen,
    line: line.name,
    asked: step,
    path: callPath(path),
    keys: keysOf(query),
    readings: line.readings,
    outcome: kind,
    ...(status !== undefined && { status }),
    ms,
    rows,
    findings: findings.map((finding) => withoutNames(finding, name)),
    shape: 'answer' in call ? shapeOf(call.answer, name) : [],
  };
}

/** A finding whose proposed settings name what the platform names as the rest of the report does. */
const withoutNames = ({ settings, ...finding }: Finding, name: Naming): Finding => ({
  ...finding,
  ...(settings && {
    settings: settings.map((one) => (isName(one) ? { ...one, value: name(String(one.value)) } : one)),
  }),
});
/** Whether the value of a setting is a name of the platform's own. */
const isName = ({ key }: Setting): boolean => key === 'answerKey' || key === 'totalKey';

/** The keys that an envelope of the program names. */
const ownKeys = (envelope: Envelope): string[] =>
  ('record' in envelope ? [envelope.record] : [envelope.rows, envelope.total]).filter((key) => key !== null);

const NOTHING_TO_ASK: Text = "so'rash uchun mavsum, hudud yoki yozuv topilmadi";

/** The report of a check: paths, types, lengths by powers of two, counts and times; no value of any record. */
export function reportOf(findings: Findings, notAsked: readonly NotAsked[], { at, ...about }: About) {
  const { outcomes, unasked, ending, ms } = findings;
  const envelopes = outcomes
    .map(({ call }) => envelopeOf(call.schema))
    .filter((one): one is Envelope => one !== undefined);
  const name = namingBy(
    envelopes.map(({ of }) => expectedOf(of)),
    envelopes.flatMap(ownKeys),
  );
  return {
    format: 1,
    ...about,
    at: at.toISOString(),
    ending,
    ms,
    state: stateOf(outcomes),
    calls: outcomes.map((outcome) => callReport(outcome, name)),
    notAsked: [
      ...notAsked,
      ...unasked.map(({ screen, readings, name: line }): NotAsked & { line: string } => ({
        ...{ screen, readings, line, why: NOTHING_TO_ASK },
      })),
    ],
  };
}
/** The report of a check. */
export type Report = ReturnType<typeof reportOf>;
