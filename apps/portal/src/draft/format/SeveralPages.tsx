import type { Parcel } from '@portal/api';
import {
  chosenParcels,
  fitsAnyPage,
  fitsWhenCentred,
  groundSize,
  isOneSheet,
  parcelFitsFormat,
  smallestPageFittingAll,
  parcelsExceedingPage,
} from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icons';
import { Select } from '@portal/ui/select';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useDraft, useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { focusPageHeading } from '../../navigation/use-page-focus.ts';
import { ActionMessage } from '../../pages/common/ActionMessage.tsx';
import { parcelName } from '../../parcels/parcel-name.ts';
import * as typography from '../../pages/styles/typography.css.ts';
import { CentreProposal, FitProposal, OfflineOnly, PartialPageConfirmation } from './FitAdvice.tsx';
import { useStepDispatch } from '../use-wizard.ts';
import * as css from './FormatStep.css.ts';
import { SheetChoice } from './SheetChoice.tsx';
import { useFitAnnouncement } from './use-fit-announcement.ts';

/** Parcels, each with a button that removes it from the selection. */
function RemovableParcels({ parcels }: { parcels: readonly Parcel[] }): ReactElement {
  const { draft } = useServices();
  const text = useText();
  const drop = (parcel: Parcel): void => {
    draft.dispatch({ type: 'chooseParcels', parcels: [parcel], chosen: false });
    // The button that has the focus is removed with its parcel.
    focusPageHeading();
  };
  return (
    <ul className={typography.list}>
      {parcels.map((parcel) => (
        <li key={parcel.parcelId}>
          {parcelName(parcel.displayString)}{' '}
          <Button
            size="small"
            aria-label={text('format.dropParcel', { parcel: parcel.displayString })}
            onClick={() => drop(parcel)}
          >
            {text('format.drop')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Which parcels do not fit the page, which page fits all, and which parcels fit none (FLOW-5, BEY-9). */
function SeveralFit(): ReactElement | null {
  const { configuration } = useDraft();
  const text = useText();
  const unfitting = parcelsExceedingPage(configuration);
  const sentence = text('format.severalTooLarge', { count: unfitting.length });
  useFitAnnouncement(unfitting.length > 0 ? sentence : null, chosenParcels(configuration).length);
  if (unfitting.length === 0) return null;
  const isShownMoved =
    parcelFitsFormat(configuration) === false && fitsWhenCentred(configuration) === true;
  const offline = unfitting.filter((parcel) => !fitsAnyPage(parcel));
  return (
    <>
      <ActionMessage
        tone="warning"
        actions={
          <>
            {isShownMoved && <CentreProposal />}
            <FitProposal page={smallestPageFittingAll(chosenParcels(configuration))} />
          </>
        }
      >
        {sentence}
        <RemovableParcels parcels={unfitting} />
      </ActionMessage>
      {offline.length === 0 && <PartialPageConfirmation count={unfitting.length} />}
      {offline.map((parcel) => (
        <OfflineOnly key={parcel.parcelId} parcel={parcel} isNamed />
      ))}
    </>
  );
}

/** The parcels that share the sheet: that they fit, and each with a button that removes it (LOOK-2). */
function OnSheet(): ReactElement {
  const { draft } = useServices();
  const { configuration } = useDraft();
  const text = useText();
  const go = useStepDispatch();
  const labelId = useId();
  const parcels = chosenParcels(configuration);
  const { width, height } = groundSize(configuration.userFormat);
  const drop = (parcel: Parcel): void => {
    draft.dispatch({ type: 'chooseParcels', parcels: [parcel], chosen: false });
    // The button that has the focus is removed with its parcel.
    focusPageHeading();
  };
  return (
    <>
      <p className={css.fits}>
        <Icon name="check-circle" />
        {text('format.allFit', {
          count: parcels.length,
          width: Math.round(width),
          height: Math.round(height),
        })}
      </p>
      <div>
        <strong id={labelId}>{text('format.onSheet')}</strong>
        <ul className={css.onSheet} aria-labelledby={labelId}>
          {parcels.map((parcel) => (
            <li key={parcel.parcelId} className={css.part}>
              {parcel.parcelNumber}
              <Button
                size="small"
                variant="quiet"
                icon="close"
                aria-label={text('format.dropParcel', { parcel: parcel.displayString })}
                onClick={() => drop(parcel)}
              />
            </li>
          ))}
          <li>
            <Button
              size="small"
              variant="quiet"
              onClick={() => go({ type: 'setStep', step: 'configuration-parcel' })}
            >
              {text('format.chooseMore')}
            </Button>
          </li>
        </ul>
      </div>
    </>
  );
}

/** Selects the parcel in the preview, and shows how each fits the page (BEY-7). */
export function SeveralPages(): ReactElement {
  const { draft } = useServices();
  const { configuration } = useDraft();
  const text = useText();
  const parcels = chosenParcels(configuration);
  if (isOneSheet(configuration)) {
    return (
      <>
        <SheetChoice />
        <OnSheet />
      </>
    );
  }
  return (
    <>
      <SheetChoice />
      <SeveralFit />
      <Select
        label={text('format.shownParcel')}
        hint={text('format.shownParcelHint', { count: parcels.length })}
        value={configuration.parcel?.parcelId ?? ''}
        onValueChange={(parcelId) => draft.dispatch({ type: 'showParcel', parcelId })}
        items={parcels.map(({ parcelId, displayString }) => ({
          value: parcelId,
          label: displayString,
        }))}
      />
    </>
  );
}
