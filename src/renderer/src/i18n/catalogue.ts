import * as acceptance from './texts/acceptance.ts';
import * as appeals from './texts/appeals.ts';
import * as budget from './texts/budget.ts';
import * as callMeBack from './texts/call-me-back.ts';
import * as chronology from './texts/chronology.ts';
import * as common from './texts/common.ts';
import * as contacts from './texts/contacts.ts';
import * as customers from './texts/customers.ts';
import * as decisions from './texts/decisions.ts';
import * as desk from './texts/desk.ts';
import * as documents from './texts/documents.ts';
import * as faqAndForum from './texts/faq-and-forum.ts';
import * as files from './texts/files.ts';
import * as financeLists from './texts/finance-lists.ts';
import * as financeTrees from './texts/finance-trees.ts';
import * as forms from './texts/forms.ts';
import * as initiativeChronology from './texts/initiative-chronology.ts';
import * as initiativeList from './texts/initiative-list.ts';
import * as investCreation from './texts/invest-creation.ts';
import * as investData from './texts/invest-data.ts';
import * as journal from './texts/journal.ts';
import * as links from './texts/links.ts';
import * as location from './texts/location.ts';
import * as lock from './texts/lock.ts';
import * as map from './texts/map.ts';
import * as menu from './texts/menu.ts';
import * as network from './texts/network.ts';
import * as organizations from './texts/organizations.ts';
import * as palette from './texts/palette.ts';
import * as people from './texts/people.ts';
import * as places from './texts/places.ts';
import * as population from './texts/population.ts';
import * as print from './texts/print.ts';
import * as products from './texts/products.ts';
import * as quarters from './texts/quarters.ts';
import * as recents from './texts/recents.ts';
import * as reference from './texts/reference.ts';
import * as registry from './texts/registry.ts';
import * as reports from './texts/reports.ts';
import * as review from './texts/review.ts';
import * as schoolBoards from './texts/school-boards.ts';
import * as schoolInitiativeForm from './texts/school-initiative-form.ts';
import * as schoolInitiatives from './texts/school-initiatives.ts';
import * as shell from './texts/shell.ts';
import * as signIn from './texts/sign-in.ts';
import * as similar from './texts/similar.ts';
import * as siteContent from './texts/site-content.ts';
import * as students from './texts/students.ts';
import * as support from './texts/support.ts';
import * as trees from './texts/trees.ts';
import * as updates from './texts/updates.ts';
import * as views from './texts/views.ts';
import * as winners from './texts/winners.ts';

/**
 * Every text of the interface, in Uzbek Latin; each text is its own key. `t` accepts only texts of this catalogue, so
 * any other text does not compile. `transliterate.ts` derives the Cyrillic.
 */

/** Literal texts of the specification, misspellings included (spec 000 §2–§9; reading Z-118: no normalisation). */
export const SPEC_TEXTS = [
  ...shell.SPEC,
  ...common.SPEC,
  ...initiativeList.SPEC,
  ...signIn.SPEC,
  ...chronology.SPEC,
  ...investData.SPEC,
  ...initiativeChronology.SPEC,
  ...customers.SPEC,
  ...appeals.SPEC,
  ...acceptance.SPEC,
  ...decisions.SPEC,
  ...documents.SPEC,
  ...reference.SPEC,
  ...organizations.SPEC,
  ...people.SPEC,
  ...places.SPEC,
  ...quarters.SPEC,
  ...population.SPEC,
  ...products.SPEC,
  ...registry.SPEC,
  ...reports.SPEC,
  ...review.SPEC,
  ...schoolInitiatives.SPEC,
  ...schoolInitiativeForm.SPEC,
  ...students.SPEC,
  ...trees.SPEC,
  ...financeTrees.SPEC,
  ...siteContent.SPEC,
  ...budget.SPEC,
  ...contacts.SPEC,
  ...callMeBack.SPEC,
  ...winners.SPEC,
  ...location.SPEC,
  ...faqAndForum.SPEC,
  ...financeLists.SPEC,
  ...schoolBoards.SPEC,
] as const;

/** Our own texts, where the specification gives none or only the meaning (Z-129). */
export const OUR_TEXTS = [
  ...shell.OURS,
  ...common.OURS,
  ...initiativeList.OURS,
  ...signIn.OURS,
  ...files.OURS,
  ...forms.OURS,
  ...investData.OURS,
  ...customers.OURS,
  ...appeals.OURS,
  ...acceptance.OURS,
  ...decisions.OURS,
  ...documents.OURS,
  ...reference.OURS,
  ...network.OURS,
  ...organizations.OURS,
  ...palette.OURS,
  ...people.OURS,
  ...quarters.OURS,
  ...places.OURS,
  ...population.OURS,
  ...print.OURS,
  ...products.OURS,
  ...registry.OURS,
  ...reports.OURS,
  ...initiativeChronology.OURS,
  ...review.OURS,
  ...schoolInitiatives.OURS,
  ...schoolInitiativeForm.OURS,
  ...students.OURS,
  ...trees.OURS,
  ...financeTrees.OURS,
  ...siteContent.OURS,
  ...budget.OURS,
  ...contacts.OURS,
  ...callMeBack.OURS,
  ...winners.OURS,
  ...investCreation.OURS,
  ...desk.OURS,
  ...journal.OURS,
  ...links.OURS,
  ...lock.OURS,
  ...location.OURS,
  ...faqAndForum.OURS,
  ...financeLists.OURS,
  ...schoolBoards.OURS,
  ...map.OURS,
  ...menu.OURS,
  ...recents.OURS,
  ...similar.OURS,
  ...updates.OURS,
  ...support.OURS,
  ...views.OURS,
] as const;

export type { Text } from './text.ts';
