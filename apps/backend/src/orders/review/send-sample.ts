import type { Database } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/job.ts';
import type { AuthorityPorts } from '../../ports/authority.ts';
import { findOrder, findPositions } from '../order-store.ts';
import { parcelsName } from '../parcel-names.ts';

/** What sending samples needs. */
interface SampleSettings {
  readonly database: Database;
  readonly authority: Pick<AuthorityPorts, 'sendSample'>;
}

/** The job that sends the entitled positions which were drawn to the desk, once; nothing waits for an answer (ORG-2). */
export const sendSampleJob =
  ({ database, authority }: SampleSettings): JobHandler =>
  async ({ subject }) => {
    const order = await findOrder(database, subject);
    const drawn = (await findPositions(database, subject)).flatMap((position) => {
      const { entitlement } = position;
      return entitlement?.isSample ? [{ position, entitlement }] : [];
    });
    if (drawn.length === 0) return;
    await authority.sendSample({
      orderNumber: subject,
      orderedAt: order.created_at.toISOString(),
      organisation: order.applicant.name,
      sender: order.sender ?? '',
      positions: drawn.map(({ position, entitlement }) => ({
        positionId: position.position_id,
        number: position.number,
        productName: position.product.displayName,
        parcelId: position.parcel.parcelId,
        parcelName: parcelsName(position),
        authorityName: position.authority_name,
        group: entitlement.group.name.de,
        ground: entitlement.ground.name.de,
        fileNumber: entitlement.fileNumber,
      })),
    });
  };
