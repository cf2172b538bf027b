import {
  canGoNext,
  chosenParcels,
  fitsAnyPage,
  ORDERABLE_FORMATS,
  ORIENTATIONS,
  PALETTES,
  SCALES,
} from '@portal/order-flow';
import type { UserFormat } from '@portal/order-flow';
import { RadioGroup } from '@portal/ui/radio-group';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { useDraft, useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { scaleText } from '../../pages/common/order-texts.ts';
import * as workbench from '../parcel/search/Workbench.css.ts';
import * as css from './FormatStep.css.ts';
import { LandEstimate } from '../land-estimate/LandEstimate.tsx';
import { FitAdvice } from './FitAdvice.tsx';
import { PagePreview } from './PagePreview.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStepDispatch } from '../use-wizard.ts';

// Lazy: few people order for several parcels.
const SeveralPages = lazy(async () => ({
  default: (await import('./SeveralPages.tsx')).SeveralPages,
}));

/** One radio group; values are identified by their text. */
function Choice<Key extends keyof UserFormat>(props: {
  field: Key;
  label: string;
  hint?: string;
  values: readonly UserFormat[Key][];
  labelOf: (value: UserFormat[Key]) => string;
}): ReactElement {
  const { draft } = useServices();
  const { userFormat } = useDraft().configuration;
  const { field, label, hint, values, labelOf } = props;
  const choose = (text: string): void => {
    const value = values.find((candidate) => String(candidate) === text);
    if (value !== undefined) draft.dispatch({ type: 'setUserFormat', change: { [field]: value } });
  };
  return (
    <RadioGroup
      label={label}
      hint={hint}
      variant="segments"
      className={css.choice}
      value={String(userFormat[field])}
      onValueChange={choose}
      items={values.map((value) => ({ value: String(value), label: labelOf(value) }))}
    />
  );
}

/** What is missing is a confirmation, or a page that fits. */
const findConfirmation = (step: HTMLElement): HTMLElement | null =>
  step.querySelector<HTMLElement>('[data-fit] :is([role="checkbox"], button)');

/** Scale, format, orientation and colours (FLOW-5). */
export function FormatStep(): ReactElement {
  const draft = useDraft();
  const text = useText();
  const go = useStepDispatch();
  const parcels = chosenParcels(draft.configuration);
  const isTooLarge = !parcels.every((parcel) => fitsAnyPage(parcel));
  const reason = isTooLarge
    ? text('format.reason', { count: parcels.length })
    : text('format.reasonPartial');
  const hasSeveral = draft.configuration.furtherParcels.length > 0;
  return (
    <StepFrame
      heading={text('wizard.configuration-formatAndScale.heading')}
      intro={<p>{text('wizard.configuration-formatAndScale.intro')}</p>}
      canGoNext={canGoNext(draft)}
      reason={reason}
      findMissing={findConfirmation}
      onNext={() => go({ type: 'next' })}
    >
      <div className={workbench.placeAlone}>
        <div className={workbench.map}>
          <PagePreview />
        </div>
        <div className={css.choices}>
          <LandEstimate />
          <Choice
            field="scale"
            label={text('format.scale')}
            hint={text('format.scaleHint')}
            values={SCALES}
            labelOf={scaleText}
          />
          <div className={css.sides}>
            <Choice
              field="format"
              label={text('format.format')}
              values={ORDERABLE_FORMATS}
              labelOf={(format) => format}
            />
            <Choice
              field="orientation"
              label={text('format.orientation')}
              values={ORIENTATIONS}
              labelOf={(value) => text(`orientation.${value}`)}
            />
          </div>
          <Choice
            field="palette"
            label={text('format.palette')}
            values={PALETTES}
            labelOf={(value) => text(`palette.${value}`)}
          />
          <div className={css.fit} data-fit="">
            {hasSeveral ? (
              <Suspense>
                <SeveralPages />
              </Suspense>
            ) : (
              <FitAdvice />
            )}
          </div>
        </div>
      </div>
    </StepFrame>
  );
}
