import type { Evidence, PortalConfiguration } from '@portal/api';
import type { Locales } from '../../locales/locales.ts';
import type { StoredOrder, StoredPosition } from '../order-store.ts';

/** A label and what was declared; several entries are lines of their own. */
export type DeclaredFact = readonly [label: string, value: string | readonly string[]];

/** A part of a declaration. */
export interface DeclaredSection {
  readonly heading: string;
  readonly facts: readonly DeclaredFact[];
  readonly paragraphs: readonly string[];
}

/** What somebody declared with an order, in one language. */
export interface Declaration {
  /** Language tag of the texts (BCP 47). */
  readonly language: string;
  readonly title: string;
  /** State and office of the letterhead. */
  readonly state: string;
  readonly office: string;
  /** Who can be asked. */
  readonly contact: string;
  /** The order, as each page names it. */
  readonly reference: string;
  readonly introduction: string;
  readonly sections: readonly DeclaredSection[];
  /** Names a page, counted from 1. */
  readonly pageOf: (page: number, count: number) => string;
  /** When this copy was made. */
  readonly createdAt: Date;
}

/** An order as it is stored, with what belongs to it. */
export interface DeclaredOrder {
  readonly order: Pick<
    StoredOrder,
    | 'order_number'
    | 'created_at'
    | 'applicant'
    | 'addressee'
    | 'organisation_id'
    | 'sender'
    | 'trust_level'
    | 'withdrawal'
  >;
  readonly positions: readonly StoredPosition[];
  /** Whether it was sent without an account (OPEN-2). */
  readonly isGuest: boolean;
  /** The files that came with the justification of a position. */
  readonly evidenceOf: (positionId: string) => readonly Pick<Evidence, 'name'>[];
}

/** What a declaration is written with. */
export interface DeclarationSettings {
  readonly configuration: Pick<PortalConfiguration, 'stateName' | 'contact' | 'grounds'>;
  readonly locales: Pick<Locales, 'formatter' | 'lookupOrder'>;
  /** VAT of the catalogue in per cent. */
  readonly vatRate: number;
}
