import { describe, expect, it } from 'vitest';
import { crumbsOf } from '../../apps/portal/src/routes/crumbs.ts';
import german from '../../locales/de/portal.json' with { type: 'json' };
import english from '../../locales/en/portal.json' with { type: 'json' };
import { mapPreviewTexts } from '../../packages/ui/src/map-preview/texts.ts';
import { inlineMessageTexts } from '../../packages/ui/src/inline-message/texts.ts';
import { CATALOGUE, type Row } from './rows.ts';

/** Section 8 of the ordering flow, line by line. */
const ORDERING_FLOW = [
  ['Search failure, technical problem', 'TECHNICAL_PROBLEM'],
  ['No hits', 'SEARCH_NO_RESULTS'],
  ['Price', 'PRICE'],
  ['Order creation', 'ORDER_CREATION'],
  ['Justification step', 'JUSTIFICATION'],
  ['Map', 'MAP'],
  ['Geometry and coordinate parse errors', 'MAP_GEOMETRY'],
  ['Login: general failure', 'LOGIN_FAILED'],
  ['Login: cancelled', 'LOGIN_CANCELLED'],
  ['Login: incomplete profile', 'LOGIN_INCOMPLETE'],
  ['Failed session refresh', 'SESSION_REFRESH'],
  ['401', 'UNAUTHORIZED'],
  ['Empty order', 'CART_EMPTY'],
  ['Invalid id', 'INVALID_ID'],
  ['Unknown product or generic', 'UNKNOWN_ERROR'],
  ['Breadcrumbs', 'BREADCRUMB'],
] as const;

/** Section 8 of the order lifecycle, line by line. */
const ORDER_LIFECYCLE = [
  ['Invalid or missing order id', 'INVALID_ID'],
  ['Order not found or load error', 'ORDER_NOT_FOUND'],
  ['Empty order', 'CART_EMPTY'],
  ['Order notification APPROVAL_PENDING', 'ORDER_APPROVAL_PENDING'],
  ['Order notification REJECTED', 'ORDER_REJECTED'],
  ['Order notification CANCELLED, cancelled', 'ORDER_CANCELLED'],
  ['Order notification CANCELLED, expired', 'ORDER_EXPIRED'],
  ['Order creation failed', 'ORDER_CREATION'],
  ['Price', 'PRICE'],
  ['Payment failed or cancelled', 'PAYMENT_FAILED'],
  ['Generation ERROR.EMPTY, no download available', 'GENERATION_EMPTY'],
  ['Generation ERROR.NOT_APPROVED', 'GENERATION_NOT_APPROVED'],
  ['Generation ERROR.NOT_PAID', 'GENERATION_NOT_PAID'],
  ['Generation ERROR.FAILED, informed later by e-mail', 'GENERATION_FAILED'],
  ['Generation, invalid order', 'GENERATION_INVALID'],
  ['Generation, time-out with postbox hint', 'GENERATION_TIMEOUT'],
  ['Unknown', 'UNKNOWN_ERROR'],
  ['Generic: loading', 'GENERIC_LOADING'],
  ['Generic: error', 'GENERIC_ERROR'],
  ['Technical problem', 'TECHNICAL_PROBLEM'],
  ['Map', 'MAP'],
  ['Login: general failure', 'LOGIN_FAILED'],
  ['Login: cancelled or failed', 'LOGIN_CANCELLED'],
  ['Login: incomplete profile', 'LOGIN_INCOMPLETE'],
  ['Justification', 'JUSTIFICATION'],
  ['Approval page: invalid order', 'APPROVAL_INVALID'],
  ['Approval page: not logged in', 'APPROVAL_NOT_LOGGED_IN'],
  ['401', 'UNAUTHORIZED'],
  ['Auth refresh failure', 'SESSION_REFRESH'],
  ['Geometry or coordinate parse errors', 'MAP_GEOMETRY'],
] as const;

/** Rows that the specifications do not have: questions and evidence (DESK-1, DESK-2). */
const QUESTIONS = [
  ['Order notification, the authority asks', 'ORDER_QUESTION'],
  ['File of another type', 'EVIDENCE_TYPE'],
  ['File with another content', 'EVIDENCE_CONTENT'],
  ['File that is no longer stored', 'EVIDENCE_MISSING'],
  ['Answer to an earlier question', 'QUESTION_CHANGED'],
  ['Answer after the period', 'ANSWER_LATE'],
  ['Answer after the decision', 'NO_QUESTION'],
] as const;

const textsOf = (messages: object, ...more: readonly string[]) => [
  ...Object.values(messages),
  ...more,
];

const rows: readonly (readonly [string, Row])[] = Object.entries(CATALOGUE);

describe('the error catalogue (ERR-1)', () => {
  it('has every row of both specifications and of questions, and no other', () => {
    const all = [...ORDERING_FLOW, ...ORDER_LIFECYCLE, ...QUESTIONS];
    const specified = all.map(([, key]) => key);
    expect(Object.keys(CATALOGUE).toSorted()).toEqual([...new Set(specified)].toSorted());
  });

  it.each(rows.filter(([, { texts }]) => texts.length === 2))(
    '%s has the texts of one message',
    (_key, { texts: [de, en = ''] }) => {
      const { de: mapDe, en: mapEn } = mapPreviewTexts;
      const { de: toneDe, en: toneEn } = inlineMessageTexts;
      const inGerman = textsOf(german, mapDe.failed, toneDe.danger);
      const inEnglish = textsOf(english, mapEn.failed, toneEn.danger);
      const places = inGerman.flatMap((text, at) => (text.includes(de) ? [at] : []));
      expect(places).not.toEqual([]);
      // Both texts must belong to the same message.
      expect(inEnglish.flatMap((text, at) => (text.includes(en) ? [at] : []))).toEqual(places);
    },
  );

  it('throws for an unknown page in the breadcrumbs (ERR-3)', () => {
    expect(() => crumbsOf('nowhere')).toThrow(CATALOGUE.BREADCRUMB.texts[0]);
  });
});
