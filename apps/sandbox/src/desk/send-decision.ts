import { textOfResponse } from '@portal/names/decode';
import type { Decision, ReviewEntry } from './reviews.ts';

/** The portal and the Basic credential for it. */
export interface Portal {
  readonly portalUrl: string;
  readonly deskPassword: string;
}

/** The credential with which the desk calls the portal. */
export const credentialOf = ({ deskPassword }: Pick<Portal, 'deskPassword'>): string =>
  `Basic ${Buffer.from(`desk:${deskPassword}`).toString('base64')}`;

/** Why the portal has refused, by the key of its problem document. */
const REASONS: Readonly<Record<string, string>> = {
  ANSWER_ARRIVED: 'Die Person hat inzwischen geantwortet. Lesen Sie zuerst die Antwort.',
  ALREADY_DECIDED: 'Die Position ist schon entschieden, oder die Person hat sie zurückgezogen.',
};

async function reasonOf(response: Response): Promise<string> {
  const text = await textOfResponse(response).catch(() => '');
  const key = Object.keys(REASONS).find((one) => text.includes(`"messageKey":"${one}"`));
  return (key && REASONS[key]) ?? `Das Portal hat mit ${response.status} geantwortet.`;
}

/**
 * Sends a decision or a question to the portal.
 *
 * @param seen number of the last message that the clerk has seen
 * @returns why it failed, as a German sentence, or null when the portal accepted it
 */
export async function sendDecision(
  portal: Portal,
  { orderNumber, positionId, messages }: ReviewEntry,
  { decision, reason, missing }: Omit<Decision, 'delivered'>,
  seen: number,
): Promise<string | null> {
  const made = {
    positionId,
    decision,
    ...(reason && { reason }),
    ...(missing.length > 0 && { missing }),
    // A portal without questions knows no messages.
    ...((messages.length > 0 || decision === 'QUESTION') && { afterMessage: seen }),
  };
  try {
    const response = await fetch(`${portal.portalUrl}/api/review-result`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: credentialOf(portal) },
      body: JSON.stringify({ orderNumber, decisions: [made] }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) return await reasonOf(response);
    await response.body?.cancel();
    return null;
  } catch {
    return 'Das Portal antwortet nicht.';
  }
}
