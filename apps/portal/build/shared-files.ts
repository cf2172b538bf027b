import type { PageName } from '@portal/api/pages';

/*
 * What the build reads of pages besides the page table, which is a part of the first script.
 */

/** A file with what several pages load: `map` for what is around the map, `content` for configured texts, `orders` for sent orders. */
export type SharedFile = 'pages' | 'orders' | 'content' | 'map';

/** The file with what a page shares with others; `pages` if left out. */
export const PAGE_SHARES: Readonly<Partial<Record<PageName, SharedFile>>> = {
  extracts: 'content',
  myOrders: 'orders',
  organisation: 'orders',
  review: 'orders',
  payment: 'orders',
  delivery: 'orders',
  guestOrder: 'orders',
  personalData: 'orders',
  verification: 'orders',
  accessibility: 'content',
  barrierReport: 'content',
  contact: 'content',
  easyLanguage: 'content',
  signLanguage: 'content',
  withdrawal: 'content',
  imprint: 'content',
  privacy: 'content',
  help: 'content',
};

/** Files below `src` that a page or a step loads later, with the file of what they share with others. */
export const LATER_FILES: Readonly<Record<string, SharedFile>> = {
  'draft/SelectionSketch.tsx': 'pages',
  'draft/approval/ApprovalStep.tsx': 'orders',
  'draft/format/FormatStep.tsx': 'map',
  'draft/guest/GuestFields.tsx': 'orders',
  'draft/justification/Grounds.tsx': 'orders',
  'draft/justification/JustificationStep.tsx': 'orders',
  'draft/justification/WithoutReason.tsx': 'orders',
  'draft/login/LoginStep.tsx': 'pages',
  'draft/login/OrderWithoutAccount.tsx': 'orders',
  'draft/parcel/search/PlaceMap.tsx': 'map',
  'draft/provisioning/DeliveryAddress.tsx': 'orders',
  'draft/provisioning/ProvisioningStep.tsx': 'orders',
  'draft/summary/SummaryStep.tsx': 'orders',
  'orders/conversation/Conversations.tsx': 'orders',
  'orders/delivery/feedback/FeedbackParts.tsx': 'orders',
  'orders/evidence/EvidenceField.tsx': 'orders',
  'orders/guest/GuestNote.tsx': 'orders',
  'pages/common/DataHintText.tsx': 'content',
  'services/WithQueries.tsx': 'pages',
  'shell/SessionWarning.tsx': 'orders',
};
