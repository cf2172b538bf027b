import type { ReviewEntry } from './reviews.ts';

/** The portal and the Basic credential for it. */
interface Portal {
  readonly portalUrl: string;
  readonly deskPassword: string;
}

/**
 * Sends a decision to the portal.
 *
 * @returns why it failed, as a German sentence, or null when the portal accepted it
 */
export async function sendDecision(
  { portalUrl, deskPassword }: Portal,
  { orderNumber, positionId }: ReviewEntry,
  decision: string,
  reason: string,
): Promise<string | null> {
  const basic = Buffer.from(`desk:${deskPassword}`).toString('base64');
  try {
    const response = await fetch(`${portalUrl}/api/review-result`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${basic}` },
      body: JSON.stringify({
        orderNumber,
        decisions: [{ positionId, decision, ...(reason && { reason }) }],
      }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    return response.ok ? null : `Das Portal hat mit ${response.status} geantwortet.`;
  } catch {
    return 'Das Portal antwortet nicht.';
  }
}
