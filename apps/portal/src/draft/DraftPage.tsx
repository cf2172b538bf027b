import { visibleSubStep } from '@portal/order-flow';
import { LoadingRegion } from '@portal/ui/loading-region';
import { Stack } from '@portal/ui/stack';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { useDraftPart, useSession } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import { StepsContext } from '../pages/common/StepHeading.tsx';
import { wizardStep } from '../routes/slugs.ts';
import { STEP_COMPONENTS, useNextStepLoaded } from './step-components.ts';
import { prepareDeepLink, useDeepLink } from './use-deep-link.ts';
import { useOrderer } from './use-orderer.ts';
import { useWizardAddress } from './use-wizard.ts';
import * as css from './WizardStepper.css.ts';
import { useWizardSteps, WizardStepper } from './WizardStepper.tsx';

/** The wizard, one step at a time (FLOW-1). */
export function DraftPage(): ReactElement {
  const orderer = useOrderer();
  const { customer, loginState } = useSession();
  const text = useText();
  const isApplyingLink = useDeepLink();
  useWizardAddress(isApplyingLink);
  const isPending = !customer && loginState !== 'executed';
  const context = { hasUser: orderer !== null, loginPending: isPending };
  const shown = useDraftPart((draft) => wizardStep(visibleSubStep(draft, context)));
  const steps = useWizardSteps(shown);
  const { Component } = STEP_COMPONENTS[shown];
  useNextStepLoaded(shown);
  return (
    <>
      <VisuallyHidden>
        <h1>{text('page.draft')}</h1>
      </VisuallyHidden>
      <Stack className={css.wizard}>
        <WizardStepper shown={shown} steps={steps} />
        {isPending || isApplyingLink ? (
          <LoadingRegion label={text(isPending ? 'loading.session' : 'loading.selection')} />
        ) : (
          <Suspense fallback={<LoadingRegion label={text('loading')} />}>
            <StepsContext value={steps}>
              <Component key={shown} />
            </StepsContext>
          </Suspense>
        )}
      </Stack>
    </>
  );
}

DraftPage.prepare = prepareDeepLink;
