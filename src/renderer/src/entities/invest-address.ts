import { trimmed } from '@shared/blank.ts';
import { startOf, units } from '@shared/start-of.ts';
import { idParam } from '@/kit/list/list-state.ts';

/** Maximum length of the description in the address, in characters (C-077). */
export const DESCRIPTION_LENGTH = 255;

/**
 * What the page of transparent investment data reads from its address: the winner by its public id, and eleven
 * parameters of the query (A-009; spec 001 §2). null if missing or unreadable.
 */
export type InvestAddress = {
  readonly publicId: string;
  /** The initiative's id. */
  readonly id: number | null;
  readonly board_id: number | null;
  readonly region_id: number | null;
  readonly district_id: number | null;
  readonly council_decision_id: number | null;
  /** so'm */
  readonly granted_amount: number | null;
  /** The initiative's description, at most 255 characters (C-077). */
  readonly desc: string | null;
  /** The initiative's type, as the platform names it. */
  readonly type: string | null;
  /** The district's number in SOATO, the state register of places. */
  readonly soato: string | null;
  /** The customer's tax number. */
  readonly tin: string | null;
  /** The category's id. */
  readonly category: number | null;
};

const NUMBERS = [
  'id',
  'board_id',
  'region_id',
  'district_id',
  'council_decision_id',
  'granted_amount',
  'category',
] as const;
const TEXTS = ['desc', 'type', 'soato', 'tin'] as const;

const number = idParam();

/** Reads the address of the page; an unreadable parameter counts as missing. */
export function readInvestAddress(publicId: string, query: URLSearchParams): InvestAddress {
  const numberAt = (key: (typeof NUMBERS)[number]) => number.parse(query.get(key) ?? '') ?? null;
  const textAt = (key: (typeof TEXTS)[number]) => trimmed(query.get(key) ?? '') || null;
  return {
    publicId,
    id: numberAt('id'),
    board_id: numberAt('board_id'),
    region_id: numberAt('region_id'),
    district_id: numberAt('district_id'),
    council_decision_id: numberAt('council_decision_id'),
    granted_amount: numberAt('granted_amount'),
    desc: textAt('desc'),
    type: textAt('type'),
    soato: textAt('soato'),
    tin: textAt('tin'),
    category: numberAt('category'),
  };
}

/** The page's URL. The description is cut to 255 characters (C-077); a missing value is left out. */
export function investPath(address: InvestAddress): string {
  const query = new URLSearchParams();
  for (const key of NUMBERS) if (address[key] !== null) query.set(key, String(address[key]));
  for (const key of TEXTS) if (address[key]) query.set(key, address[key]);
  const desc = query.get('desc');
  if (desc) query.set('desc', startOf(desc, DESCRIPTION_LENGTH, units));
  return `/app/newchronology/${encodeURIComponent(address.publicId)}?${query}`;
}

/** The forms of the winner's page that keep a draft, by scope, each with what a link asks the page to open: null for the page itself. */
export const INVEST_DRAFTS = {
  'invest-paper': 'paper',
  'invest-object': null,
  'council-decision-link': 'council',
} as const;

/** Scopes under which earlier versions kept the drafts of these forms. */
const FORMER_SCOPES = { 'invest-paper': 'invest-data', 'invest-object': 'invest-creation' } as const;

/**
 * Place and title of the draft of a form of the winner's page. Its record is the initiative's id, by which the page is
 * found again; an address without it has only the public id, which leads nowhere. `former`: the record under which the
 * earliest versions kept it, without a title.
 */
export function investDraft(
  scope: keyof typeof INVEST_DRAFTS,
  { id, publicId, desc }: InvestAddress,
  former: string | null = null,
) {
  const record = id === null ? `public-id ${publicId}` : String(id);
  const formerly =
    scope === 'council-decision-link' || former === null
      ? []
      : [
          { scope: FORMER_SCOPES[scope], record: former, titled: false },
          { scope: FORMER_SCOPES[scope], record, titled: true },
        ];
  return { scope, record, title: desc, formerly };
}
