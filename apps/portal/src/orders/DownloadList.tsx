import type { Order, OrderPosition } from '@portal/api';
import { approvalRow, FORMAT_NAMES } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { Stack } from '@portal/ui/stack';
import { Fragment, useId } from 'react';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../i18n/ConfiguredText.tsx';
import { namesOf } from '../i18n/language.ts';
import { useDate } from '../i18n/use-date.ts';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services.ts';
import { displayStringsOf } from '../parcels/parcel-name.ts';
import { pictureOf } from '../pages/common/picture-of.ts';
import { ApprovalBadge } from './positions/ApprovalBadge.tsx';
import { formatOf, formatText } from './positions/format-text.ts';
import { hasPaper } from './has-paper.ts';
import { ParcelChip } from './positions/ParcelChip.tsx';
import { useFileSize } from './use-file-size.ts';
import { PaperChoice } from './PaperChoice.tsx';
import * as css from './DownloadList.css.ts';

/** Date and time of provision (LAW-5). */
const PROVIDED = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The files of a position: its PDF, and those for other programs (DATA-6). */
const filesOf = ({ downloadSize, providedAt, files = [] }: OrderPosition) => [
  ...(downloadSize === undefined ? [] : [{ format: undefined, size: downloadSize, providedAt }]),
  ...files,
];

/** The positions of an order that can be downloaded one by one. */
export function downloadablePositions(order: Order | null): readonly OrderPosition[] {
  return order?.orderPositions.filter((position) => filesOf(position).length > 0) ?? [];
}

/** One extract: what it is, and its download link once there is a file. */
function Extract(props: {
  orderNumber: string;
  position: OrderPosition;
  isOnly: boolean;
}): ReactElement {
  const { orderNumber, position, isOnly } = props;
  const { client } = useServices();
  const text = useText();
  const fileSize = useFileSize();
  const date = useDate();
  const { parcelDetails, furtherParcels, approvalStatus, positionId } = position;
  const files = filesOf(position);
  const id = useId();
  return (
    <li className={css.extract}>
      <img
        className={css.picture}
        src={pictureOf(position.orderedProductDetails.imagePath)}
        alt=""
        width={84}
        height={63}
        loading="lazy"
      />
      <div id={id} className={css.facts}>
        <span className={css.name}>
          <ConfiguredText text={namesOf(position.orderedProductDetails)} />
        </span>
        <span>
          <ParcelChip parcels={displayStringsOf(parcelDetails, furtherParcels)} />
        </span>
        <span className={css.note}>{formatText(text, formatOf(position))}</span>
        {position.decisionReason && <span className={css.note}>{position.decisionReason}</span>}
      </div>
      {files.length > 0 && (
        <div className={css.file}>
          {files.map(({ format, size, providedAt }) => {
            const name = format ? FORMAT_NAMES[format] : text('delivery.digital');
            return (
              <Fragment key={name}>
                <Button asChild variant={isOnly ? 'primary' : 'secondary'} icon="download">
                  <a
                    href={client.extractUrl(orderNumber, positionId, format)}
                    download
                    aria-describedby={id}
                  >
                    {format ? text('download.data', { format: name }) : text('generation.download')}
                  </a>
                </Button>
                <span className={css.note}>
                  {text('download.file', { format: name, size: fileSize(size) })}
                </span>
                {providedAt && (
                  <time className={css.note} dateTime={providedAt}>
                    {text('download.provided', { time: date(providedAt, PROVIDED) })}
                  </time>
                )}
              </Fragment>
            );
          })}
        </div>
      )}
      {files.length === 0 && approvalRow(approvalStatus).isReviewed && (
        <ApprovalBadge status={approvalStatus} />
      )}
    </li>
  );
}

/** The extracts of an order: a download link for each with a file, and one for all as an archive (DOC-2). */
export function DownloadList(props: {
  order: Order;
  /** Also lists extracts without a file: being created, on paper only, or rejected. */
  showsAll?: boolean;
  /** Whether there is a link of the archive elsewhere on the page. */
  hasArchiveLink?: boolean;
}): ReactElement | null {
  const { order, showsAll = false, hasArchiveLink = false } = props;
  const { client } = useServices();
  const text = useText();
  const downloads = downloadablePositions(order);
  const positions = showsAll ? order.orderPositions : downloads;
  if (positions.length === 0) return null;
  const count = downloads.flatMap(filesOf).length;
  const isOnly = count === 1;
  return (
    <div className={css.downloads}>
      <ul
        className={css.extracts}
        aria-label={text(downloads.length > 0 ? 'download.list' : 'review.table')}
      >
        {positions.map((position) => (
          <Extract
            key={position.positionId}
            orderNumber={order.orderNumber}
            position={position}
            isOnly={isOnly}
          />
        ))}
      </ul>
      {count > 1 && !hasArchiveLink && (
        <Stack orientation="horizontal" gap="small">
          <Button asChild variant="primary" icon="download">
            <a href={client.downloadUrl(order.orderNumber)} download>
              {text('download.all')}
            </a>
          </Button>
        </Stack>
      )}
      {count > 0 && !hasPaper(order) && <PaperChoice />}
    </div>
  );
}
