import type { Parcel } from '@portal/api';
import {
  fitsAnyPage,
  fitsWhenCentred,
  groundSize,
  parcelFitsFormat,
  smallestFittingPage,
} from '@portal/order-flow';
import type { PageChoice } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icons';
import { Checkbox } from '@portal/ui/checkbox';
import { InlineMessage } from '@portal/ui/inline-message';
import { LoadingRegion } from '@portal/ui/loading-region';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useDraft, useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { pageText, scaleText } from '../../pages/common/order-texts.ts';
import { parcelName } from '../../parcels/parcel-name.ts';
import { ActionMessage } from '../../pages/common/ActionMessage.tsx';
import { Problem } from '../../pages/common/Problem.tsx';
import { canRetry } from '../../services/can-retry.ts';
import * as css from './FormatStep.css.ts';
import { useFitAnnouncement } from './use-fit-announcement.ts';

/** Address of the authority, for a parcel too large for any online format (FLOW-5). */
function AuthorityAddress({ parcelId }: { parcelId: string }): ReactElement {
  const { query } = useServices();
  const text = useText();
  const authority = useQuery(query('findAuthorityByParcel', { path: { parcelId } }));
  if (authority.data) {
    const { name, streetName, houseNumber, zipCode, city } = authority.data;
    return (
      <address>
        {name}
        <br />
        {streetName} {houseNumber}
        <br />
        {zipCode} {city}
      </address>
    );
  }
  if (authority.error && !authority.isFetching) {
    return (
      <Problem
        error={authority.error}
        message={canRetry(authority.error) ? 'failure.authority' : 'failure.noAuthority'}
        onRetry={() => void authority.refetch()}
      />
    );
  }
  return <LoadingRegion label={text('loading.authority')} />;
}

/** Message for a parcel too large for any online format; with the parcel's name if there are several. */
export function OfflineOnly({
  parcel,
  isNamed,
}: {
  parcel: Parcel;
  isNamed?: boolean;
}): ReactElement {
  const text = useText();
  return (
    <InlineMessage tone="warning">
      {isNamed && <p>{parcelName(parcel.displayString)}</p>}
      {text('validation.PARCEL_OFFLINE_ONLY')}
      <AuthorityAddress parcelId={parcel.parcelId} />
    </InlineMessage>
  );
}

/** A button that selects the proposed page; nothing without a proposal. */
export function FitProposal({ page }: { page: PageChoice | null }): ReactElement | null {
  const { draft } = useServices();
  const text = useText();
  if (!page) return null;
  return (
    <Button size="small" onClick={() => draft.dispatch({ type: 'setUserFormat', change: page })}>
      {text('format.useProposal', { page: pageText(text, page), scale: scaleText(page.scale) })}
    </Button>
  );
}

/** Centres the page on the parcel, where that is enough (JRN-4). */
export function CentreProposal(): ReactElement {
  const { draft } = useServices();
  const text = useText();
  return (
    <Button size="small" onClick={() => draft.dispatch({ type: 'centrePrintArea' })}>
      {text('format.centre')}
    </Button>
  );
}

/** Without this confirmation a page that does not contain the whole parcel cannot be ordered (JRN-4). */
export function PartialPageConfirmation({ count }: { count: number }): ReactElement {
  const { draft } = useServices();
  const { partialPageConfirmed } = useDraft().configuration;
  const text = useText();
  return (
    <Checkbox
      label={text('format.confirmPartial', { count })}
      checked={partialPageConfirmed}
      onCheckedChange={(confirmed) => draft.dispatch({ type: 'confirmPartialPage', confirmed })}
    />
  );
}

/** Says that the whole parcel is on the sheet, and how much ground the sheet shows. */
function Fits(): ReactElement {
  const { userFormat } = useDraft().configuration;
  const text = useText();
  const { width, height } = groundSize(userFormat);
  return (
    <p className={css.fits}>
      <Icon name="check-circle" />
      <span>{text('format.fits', { width: Math.round(width), height: Math.round(height) })}</span>
    </p>
  );
}

/**
 * Warns when the page does not contain the whole parcel. Proposes to centre it first, then the smallest page that fits
 * (FLOW-5, BEY-9, JRN-4).
 */
export function FitAdvice(): ReactElement | null {
  const { configuration } = useDraft();
  const text = useText();
  const { parcel } = configuration;
  const fits = parcelFitsFormat(configuration);
  const isMoved = fitsWhenCentred(configuration) === true;
  const warning = text(isMoved ? 'format.moved' : 'validation.PARCEL_TOO_LARGE');
  useFitAnnouncement(fits === false ? warning : null, 1);
  if (!parcel) return null;
  if (fits) return <Fits />;
  if (!fitsAnyPage(parcel)) return <OfflineOnly parcel={parcel} />;
  return (
    <>
      <ActionMessage
        tone="warning"
        actions={isMoved ? <CentreProposal /> : <FitProposal page={smallestFittingPage(parcel)} />}
      >
        {warning}
      </ActionMessage>
      <PartialPageConfirmation count={1} />
    </>
  );
}
