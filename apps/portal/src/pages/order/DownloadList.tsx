import type { Order, OrderPosition } from '@portal/api';
import { Button } from '@portal/ui/button';
import { Stack } from '@portal/ui/stack';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { namesOf } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services.ts';
import { parcelsText, sheetText } from '../common/order-texts.ts';
import * as entries from '../styles/entries.css.ts';
import * as typography from '../styles/typography.css.ts';
import * as css from './DownloadList.css.ts';

/** Bytes from which a size is shown in megabytes. */
const MEGABYTE = 1_000_000;

function useFileSize(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) =>
    bytes < MEGABYTE
      ? intl.formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
      : intl.formatNumber(bytes / MEGABYTE, {
          style: 'unit',
          unit: 'megabyte',
          maximumFractionDigits: 1,
        });
}

/** The positions of an order that can be downloaded one by one. */
export function downloadablePositions(order: Order | null): readonly OrderPosition[] {
  return order?.orderPositions.filter(({ downloadSize }) => downloadSize !== undefined) ?? [];
}

/** One extract with its download link. */
function Extract(props: {
  orderNumber: string;
  position: OrderPosition;
  isOnly: boolean;
  onDownload: (() => void) | undefined;
}): ReactElement {
  const { orderNumber, position, isOnly, onDownload } = props;
  const { client } = useServices();
  const text = useText();
  const fileSize = useFileSize();
  const { parcelDetails, furtherParcels = [] } = position;
  const parcel = parcelsText(text, parcelDetails.displayString, furtherParcels.length);
  const page = sheetText(text, position);
  const id = useId();
  return (
    <li className={entries.entry}>
      <div id={id} className={css.facts}>
        <span className={css.name}>
          <ConfiguredText text={namesOf(position.orderedProductDetails)} />
        </span>
        <span>{parcel}</span>
        {page && <span>{page}</span>}
        <span className={typography.note}>
          {text('download.pdf', { size: fileSize(position.downloadSize ?? 0) })}
        </span>
      </div>
      <Button asChild variant={isOnly ? 'primary' : 'secondary'} icon="download">
        <a
          href={client.extractUrl(orderNumber, position.positionId)}
          download
          aria-describedby={id}
          onClick={onDownload}
        >
          {text('generation.download')}
        </a>
      </Button>
    </li>
  );
}

/** A download link for each extract of an order, and one for all as an archive (DOC-2). */
export function DownloadList(props: {
  order: Order;
  /** Whether there is a link of the archive elsewhere on the page. */
  hasArchiveLink?: boolean;
  onDownload?: () => void;
}): ReactElement | null {
  const { order, hasArchiveLink = false, onDownload } = props;
  const { client } = useServices();
  const text = useText();
  const positions = downloadablePositions(order);
  if (positions.length === 0) return null;
  const isOnly = positions.length === 1;
  return (
    <div className={css.downloads}>
      <ul className={entries.list} aria-label={text('download.list')}>
        {positions.map((position) => (
          <Extract
            key={position.positionId}
            orderNumber={order.orderNumber}
            position={position}
            isOnly={isOnly}
            onDownload={onDownload}
          />
        ))}
      </ul>
      {!isOnly && !hasArchiveLink && (
        <Stack orientation="horizontal" gap="small">
          <Button asChild variant="primary" icon="download">
            <a href={client.downloadUrl(order.orderNumber)} download onClick={onDownload}>
              {text('download.all')}
            </a>
          </Button>
        </Stack>
      )}
    </div>
  );
}
