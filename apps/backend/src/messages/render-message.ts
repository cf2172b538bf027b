import type {
  ApprovalStatus,
  Language,
  LocalizedText,
  NewOrderPosition,
  WithdrawalConsent,
} from '@portal/api';
import { addressOf, paths } from '@portal/api/pages';
import { approvalRow, isCharged } from '@portal/order-flow';
import { type FormatText, type Locales, regionOf, textIn } from '../locales/locales.ts';
import { CATALOGUE, mainKind, type MessageKind } from './catalogue.ts';
import type { BrandColors } from '@portal/tokens/brand';
import { contractParagraphs } from './contract-paragraphs.ts';
import { type MessageContent, messageContent } from './message-content.ts';

/** The office that signs the messages. */
export interface MessageSender {
  readonly name: LocalizedText;
  readonly email: string;
  readonly phone: string;
}

/** An amount in cents of its currency (ISO 4217). */
export interface ReceivedAmount {
  readonly cents: number;
  readonly currency: string;
}

/** The data that a message may contain; of the person only the name. */
export interface MessageData {
  readonly language: Language;
  readonly sender: MessageSender;
  /** First name and last name of the customer. */
  readonly recipient: string;
  readonly orderNumber: string;
  readonly portalUrl: string;
  /** The address of the link; by default the page of the order, which needs a login. */
  readonly address?: string | null;
  /** What the person can do against a rejection; null when the state pack says nothing. */
  readonly legalRemedy: LocalizedText | null;
  /** The amount due in cents. */
  readonly amountCents: number;
  /** What the last payment that is refunded had brought in; null when nothing is refunded. */
  readonly refund: ReceivedAmount | null;
  /** What is credited in all, and for how many positions; by default nothing (LAW-3). */
  readonly credit?: { readonly cents: number; readonly count: number };
  /** The reference under which the cash office books the payment; null when there is none. */
  readonly cashReference: string | null;
  /** What the customer has agreed to before buying by contract; null when nothing was (LAW-3). */
  readonly withdrawal: WithdrawalConsent | null;
  /** The end of the payment period; null when there is none. */
  readonly until: Date | null;
  /** What follows when nobody answers a question; null in a state without questions. */
  readonly silence?: 'REJECT' | 'DECIDE' | null;
  /** When the last file was provided; null without files (LAW-5). */
  readonly providedAt?: Date | null;
  /** How to get on paper what was provided; null when the state says nothing. */
  readonly paperChoice?: LocalizedText | null;
  /** Files that the message has with it, and those that are in the portal only; by default the message has none. */
  readonly attached?: { readonly count: number; readonly left: number };
  readonly positions: readonly {
    readonly number: number;
    readonly product: LocalizedText;
    readonly parcel: string;
    readonly approval: ApprovalStatus;
    /** Written by the authority. */
    readonly reason: string | null;
    /** The open question of the authority, and until when to answer it; without one, null or missing. */
    readonly question?: { readonly text: string; readonly until: Date } | null;
    /** Names of its files for the customer, such as `PDF, GeoPackage`; empty for paper alone (DATA-6). */
    readonly files: string;
    /** The sheet of a map; null for others. */
    readonly sheet: Sheet | null;
  }[];
}

type Sheet = Pick<NewOrderPosition, 'pageFormat' | 'selectedScale' | 'colorPalette'>;

/** Removes line breaks from text that people have entered, so that it cannot look like a line of the message. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

function placeholders(data: MessageData, languages: readonly Language[]) {
  const { orderNumber, amountCents, refund, until, recipient, sender, positions } = data;
  const regions = languages.map(regionOf);
  const price = (cents: number, currency = 'EUR'): string =>
    new Intl.NumberFormat(regions, { style: 'currency', currency })
      .format(cents / 100)
      .replaceAll('\u00A0', ' ');
  // Periods end with the day (LOOK-1).
  const day = new Intl.DateTimeFormat(regions, { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  const time = new Intl.DateTimeFormat(regions, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const [answerUntil] = positions
    .flatMap(({ question }) => question?.until ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  return {
    number: orderNumber,
    recipient: oneLine(recipient),
    email: sender.email,
    phone: sender.phone,
    reference: oneLine(data.cashReference ?? ''),
    amount: price(amountCents),
    refund: price(refund?.cents ?? amountCents, refund?.currency),
    credit: price(data.credit?.cents ?? 0),
    credits: data.credit?.count ?? 0,
    until: until ? day.format(until) : '–',
    answerUntil: answerUntil ? day.format(answerUntil) : '–',
    providedAt: data.providedAt ? time.format(data.providedAt) : '–',
    attached: data.attached?.count ?? 0,
    left: data.attached?.left ?? 0,
    /** Number of extracts that the customer receives. */
    count: positions.filter(({ approval }) => isCharged(approval)).length,
  };
}

function lineOf(
  position: MessageData['positions'][number],
  languages: readonly Language[],
  format: FormatText,
): string {
  const { number, product, parcel, approval, reason } = position;
  const values = {
    number,
    product: textIn(product, languages),
    parcel,
    approval: format(`approval.${approval}`),
  };
  return reason
    ? format('positionWithReason', { ...values, reason: oneLine(reason) })
    : format('position', values);
}

/** The open questions of the authority, each with its extract. */
function questionLines(
  { positions }: MessageData,
  languages: readonly Language[],
  format: FormatText,
): readonly string[] {
  return positions.flatMap(({ number, product, parcel, question }) => {
    if (!question) return [];
    const values = { number, product: textIn(product, languages), parcel };
    return [format('positionWithQuestion', { ...values, question: oneLine(question.text) })];
  });
}

/** The extracts that can be downloaded, so that several of one parcel are told apart. */
function readyLines(
  { positions }: MessageData,
  languages: readonly Language[],
  format: FormatText,
): readonly string[] {
  return positions
    .filter(({ approval, files }) => files !== '' && isCharged(approval))
    .map(({ number, product, parcel, sheet, files }) =>
      format('readyExtract', {
        number,
        product: textIn(product, languages),
        parcel,
        sheet: sheet?.pageFormat
          ? format('readySheet', {
              format: sheet.pageFormat,
              scale: String(sheet.selectedScale),
              palette: sheet.colorPalette ?? 'COLOR',
            }) + (files === 'PDF' ? '' : ` (${files})`)
          : '',
      }),
    );
}

/** The paragraphs of all kinds, each once; that extracts are being created is no news once they are ready. */
function paragraphIds(kinds: readonly MessageKind[]): readonly string[] {
  const ids = new Set(kinds.flatMap((kind) => CATALOGUE[kind].paragraphs));
  if (kinds.includes('ready')) ids.delete('beingCreated');
  return [...ids];
}

const startingUpperCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Renders a message of the catalogue for one order.
 *
 * @param kinds what it is about, in the order in which it happened; usually one
 * @param colors those that the state pack sets
 */
export function renderMessage(
  kinds: MessageKind | readonly [MessageKind, ...MessageKind[]],
  data: MessageData,
  locales: Locales,
  colors: BrandColors,
): MessageContent {
  const all = typeof kinds === 'string' ? ([kinds] as const) : kinds;
  const kind = mainKind(all);
  const { language, orderNumber, portalUrl } = data;
  const template = CATALOGUE[kind];
  const languages = locales.lookupOrder(language);
  const format = locales.formatter(language, 'mails');
  const values = placeholders(data, languages);
  const subject = format(`${kind}.subject`, values);
  const address = data.address ?? addressOf(portalUrl, paths[template.page](orderNumber));
  const namesReference =
    data.cashReference !== null && all.some((one) => CATALOGUE[one].namesCashReference);
  const showsReady = all.some((one) => CATALOGUE[one].showsReady);
  const asksQuestions = all.some((one) => CATALOGUE[one].showsQuestions);
  const ids = [
    ...paragraphIds(all),
    ...(namesReference ? ['cashReference'] : []),
    ...(asksQuestions && data.silence ? [`silence.${data.silence}`] : []),
    ...(values.attached > 0 ? ['attached'] : []),
    ...(showsReady && data.providedAt ? ['provided'] : []),
  ];
  const [first = '', ...others] = ids.map((id) => format(id, values));
  // The first one continues the sentence of the greeting.
  const opening = [format('greeting', values), first];
  const confirmsContract = all.some((one) => CATALOGUE[one].confirmsContract);
  const paragraphs = [
    ...others.map(startingUpperCase),
    ...(showsReady && data.paperChoice ? [textIn(data.paperChoice, languages)] : []),
    ...(confirmsContract ? contractParagraphs(data.withdrawal, languages, format) : []),
  ];
  const showsPositions = all.some((one) => CATALOGUE[one].showsPositions);
  const decisions = showsPositions
    ? data.positions.map((one) => lineOf(one, languages, format))
    : [];
  const isRejected = data.positions.some(({ approval }) => approvalRow(approval).isRejected);
  const remedy =
    showsPositions && isRejected && data.legalRemedy
      ? format('legalRemedy', { remedy: textIn(data.legalRemedy, languages) })
      : null;
  const ready = showsReady ? readyLines(data, languages, format) : [];
  const questions = asksQuestions ? questionLines(data, languages, format) : [];
  const lines = [decisions, questions, ready].find(({ length }) => length > 0) ?? [];
  return messageContent(
    {
      language,
      subject,
      sender: textIn(data.sender.name, languages),
      opening,
      paragraphs,
      remedy,
      lines,
      link: { text: format(template.link, values), address },
      questions: format('questions', values),
      closing: [format('closing'), textIn(data.sender.name, languages)],
    },
    colors,
  );
}
