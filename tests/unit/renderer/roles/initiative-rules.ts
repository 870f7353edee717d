import type { Situation } from '@/domains/initiative/model/access.ts';
import { type RuleLines, sentences } from './table.ts';

const always = () => true;
const stageIs =
  (...stages: readonly string[]) =>
  ({ initiative: { stage } }: Situation) =>
    stage !== null && stages.includes(stage);
const boardIs =
  (...stages: readonly string[]) =>
  ({ board }: Situation) =>
    stages.includes(board?.stage ?? '');
const said = ({ initiative }: Situation, ...subStages: readonly (string | null)[]) =>
  subStages.includes(initiative.moderation_sub_stage);

const isTransparent = (situation: Situation) => {
  const year = situation.initiative.board_year;
  return stageIs('WINNER')(situation) && [0, 2023, 2026].includes(year ?? Number.NaN);
};
const isVerifiedAndPlaced = ({ initiative }: Situation) =>
  initiative.author_is_verified && Boolean(initiative.latitude) && Boolean(initiative.longitude);

/** What may be done with one initiative: spec 000 §4 and §6. */
export const INITIATIVE_RULES: Readonly<Record<string, RuleLines>> = {
  mayDecide: sentences(
    {
      source: 'admin: INITIAL, disabled unless the board is in REVIEW (C-036)',
      roles: ['admin'],
      holds: stageIs('INITIAL'),
      enabled: boardIs('REVIEW'),
    },
    {
      source: 'moderator: INITIAL with DISTRICT_MANAGER_DENIED or null (C-037)',
      roles: ['moderator'],
      holds: (situation) => stageIs('INITIAL')(situation) && said(situation, 'DISTRICT_MANAGER_DENIED', null),
    },
    {
      source: 'my_garden_moderator: INITIAL (C-039)',
      roles: ['my_garden_moderator'],
      holds: stageIs('INITIAL'),
    },
  ),
  mayConfirm: sentences({
    source: 'district_manager: INITIAL with MODERATOR_ACCEPTED or MODERATOR_DENIED (C-038, C-063)',
    roles: ['district_manager'],
    holds: (situation) => stageIs('INITIAL')(situation) && said(situation, 'MODERATOR_ACCEPTED', 'MODERATOR_DENIED'),
  }),
  mayEdit: sentences(
    { source: 'admin (C-043)', roles: ['admin'], holds: always },
    {
      source: 'moderator: while the board is in REVIEW (C-041, Z-060)',
      roles: ['moderator'],
      holds: boardIs('REVIEW'),
    },
  ),
  mayToggleEditing: sentences({
    source: 'moderator: INITIAL, board in REVIEW or PROMOTION (C-040)',
    roles: ['moderator'],
    holds: (situation) => stageIs('INITIAL')(situation) && boardIs('REVIEW', 'PROMOTION')(situation),
  }),
  mayReturn: sentences({
    source: 'admin: any initiative that is not INITIAL (C-044)',
    roles: ['admin'],
    holds: (situation) => !stageIs('INITIAL')(situation),
  }),
  mayPromote: sentences({
    source: 'admin: an initiative that is no WINNER (C-047)',
    roles: ['admin'],
    holds: (situation) => !stageIs('WINNER')(situation),
  }),
  mayDemote: sentences({ source: 'admin: a WINNER (C-048)', roles: ['admin'], holds: stageIs('WINNER') }),
  mayBan: sentences({ source: 'admin: a WINNER (C-051)', roles: ['admin'], holds: stageIs('WINNER') }),
  mayAttachInvestId: sentences({ source: 'admin (spec 000 §6)', roles: ['admin'], holds: always }),
  mayUpdateDeed: sentences({ source: 'admin (spec 000 §6)', roles: ['admin'], holds: always }),
  mayImportRegistry: sentences({
    source: 'admin: WINNER, PASSED or PUBLIC_CONTROL (C-069)',
    roles: ['admin'],
    holds: stageIs('WINNER', 'PASSED', 'PUBLIC_CONTROL'),
  }),
  mayEditRegistry: sentences({
    source: 'admin and moderator: EQUIPMENT (spec 000 §6, C-072)',
    roles: ['admin', 'moderator'],
    holds: ({ initiative }) => initiative.type === 'EQUIPMENT',
  }),
  mayLocate: sentences({ source: 'admin and moderator (C-033, Z-054)', roles: ['admin', 'moderator'], holds: always }),
  mayOpenChronology: sentences({
    source: 'moderator (spec 000 §6, C-078), admin (spec 001 §1, Z-172)',
    roles: ['admin', 'moderator'],
    holds: always,
  }),
  mayViewAcceptance: sentences({
    source: 'region_manager, who only looks (Z-020, Z-172)',
    roles: ['region_manager'],
    holds: always,
  }),
  mayMonitor: sentences({
    source: 'admin and moderator: a WINNER (C-035, Z-149)',
    roles: ['admin', 'moderator'],
    holds: stageIs('WINNER'),
  }),
  mayOpenInvestData: sentences({
    source: 'admin: a WINNER with board_year >= 2023 or 0 (C-073)',
    roles: ['admin'],
    holds: isTransparent,
  }),
  mayOpenConstruction: sentences({
    source: 'moderator: a WINNER with board_year >= 2023 or 0 (C-074), disabled without author or place (C-076)',
    roles: ['moderator'],
    holds: isTransparent,
    enabled: isVerifiedAndPlaced,
  }),
};
