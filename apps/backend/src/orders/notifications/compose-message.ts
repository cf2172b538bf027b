import { approvalRow, TRUST_LEVELS } from '@portal/order-flow';
import type { LocalizedText, PortalConfiguration, PositionMessage } from '@portal/api';
import type { BrandColors } from '@portal/tokens/brand';
import type { Database } from '../../db/database.ts';
import type { FileKind } from '../../files/file-store.ts';
import type { Locales } from '../../locales/locales.ts';
import { CATALOGUE, type MessageKind } from '../../messages/catalogue.ts';
import type { MessageContent } from '../../messages/message-content.ts';
import { type MessageSender, renderMessage } from '../../messages/render-message.ts';
import type { FileLimits, MessageFile } from '../../ports/postbox.ts';
import {
  amountOf,
  cashReferenceOf,
  findOrder,
  findPositions,
  refundOf,
  type StoredOrder,
  type StoredPosition,
} from '../order-store.ts';
import { providedAtOf } from '../delivery/order-files.ts';
import { fileNames } from '../order-description.ts';
import { parcelsName } from '../parcel-names.ts';
import { findConversations } from '../review/messages.ts';

/** What composing a message needs. */
export interface ComposeSettings {
  readonly database: Database;
  readonly portalUrl: string;
  readonly sender: MessageSender;
  /** What a person can do against a rejection, by the state pack. */
  readonly legalRemedy: LocalizedText | null;
  /** How to get on paper what was provided as a file; null when the state says nothing (LAW-5). */
  readonly paperChoice: LocalizedText | null;
  /** What follows when nobody answers a question; null in a state without questions. */
  readonly silence: NonNullable<PortalConfiguration['questions']>['silence'] | null;
  readonly locales: Locales;
  /** The colours that the state pack sets. */
  readonly colors: BrandColors;
  /** The delivered files of an order, of some kinds. */
  readonly messageFiles: (
    orderNumber: string,
    kinds: readonly FileKind[],
  ) => Promise<readonly MessageFile[]>;
}

/** A message about an order. */
interface ComposedMessage {
  readonly order: StoredOrder;
  readonly content: MessageContent;
  /** Files that the message takes along; the others are in the portal only. */
  readonly files: readonly MessageFile[];
  /** The trust level, 1 to 4, that every product of the order asks for at most: who could order them can read about them. */
  readonly level: number;
}

/** The question about a position that is open; null without one. */
function openQuestion(
  { approval_status: status, answer_until: until }: StoredPosition,
  messages: readonly PositionMessage[],
): { readonly text: string; readonly until: Date } | null {
  const last = messages.at(-1);
  return approvalRow(status).asks && last && until ? { text: last.text, until } : null;
}

const levelOf = (positions: readonly StoredPosition[]): number =>
  Math.max(
    1,
    ...positions.map(({ product }) => TRUST_LEVELS.indexOf(product.minimalTrustLevel) + 1),
  );

/** What was credited of an order (LAW-3). */
function creditOf(positions: readonly StoredPosition[]) {
  const credited = positions.filter((position) => position.credited_at);
  const cents = credited.reduce((sum, { price }) => sum + price.priceGross, 0);
  return { cents, count: credited.length };
}

/** The files within the limits, in their order. */
const withinLimits = (files: readonly MessageFile[], { count, bytes }: FileLimits) =>
  files.filter(({ size }) => size <= bytes).slice(0, count);

/** Composes messages about orders in the language of the customer. */
export function messageComposer(settings: ComposeSettings) {
  const { database, portalUrl, sender, legalRemedy, paperChoice, silence, locales } = settings;
  const { colors, messageFiles } = settings;

  /**
   * @param kinds what it is about, in the order in which it happened
   * @param address the page of the link; by default that of the order for people who log in
   */
  return async (
    orderNumber: string,
    kinds: readonly [MessageKind, ...MessageKind[]],
    limits: FileLimits,
    address: string | null = null,
  ): Promise<ComposedMessage> => {
    const order = await findOrder(database, orderNumber);
    const positions = await findPositions(database, orderNumber);
    const conversationOf = await findConversations(database, orderNumber);
    const attached = kinds.flatMap((kind) => CATALOGUE[kind].attaches ?? []);
    const all =
      limits.count === 0 || attached.length === 0 ? [] : await messageFiles(orderNumber, attached);
    const files = withinLimits(all, limits);
    const data = {
      language: order.language,
      sender,
      recipient: order.applicant.name,
      orderNumber,
      portalUrl,
      address,
      legalRemedy,
      amountCents: amountOf(positions),
      refund: await refundOf(database, orderNumber),
      credit: creditOf(positions),
      cashReference: await cashReferenceOf(database, orderNumber),
      withdrawal: order.withdrawal,
      until: order.payable_until,
      silence,
      providedAt: await providedAtOf(database, orderNumber),
      paperChoice,
      attached: { count: files.length, left: all.length - files.length },
      positions: positions.map((position) => ({
        number: position.number,
        product: {
          ...position.product.names,
          de: position.product.displayName,
          en: position.product.englishDisplayName,
        },
        parcel: parcelsName(position),
        approval: position.approval_status,
        reason: position.decision_reason,
        question: openQuestion(position, conversationOf(position.position_id).messages),
        files: fileNames(position),
        sheet: position.page,
      })),
    };
    return {
      order,
      content: renderMessage(kinds, data, locales, colors),
      files,
      level: levelOf(positions),
    };
  };
}
