import { describe, expect, it } from 'vitest';
import type { Draft, SubStep } from './model/draft.ts';
import { emptyDraft } from './empty-draft.ts';
import { after, both, forest, garden, map, ordering, owner, plain } from '../test-support.ts';
import { JUSTIFICATION } from '../test-support.ts';
import { canGoNext, configurationPath, nextSubStep, previousSubStep } from './steps.ts';
import { isSubStep, reachableSubStep, stepOf } from './steps.ts';
import { stepperSteps, visibleSubStep } from './stepper.ts';

const PRODUCT = 'configuration-product';
const PARCEL = 'configuration-parcel';
const JUSTIFY = 'configuration-justification';
const FORMAT = 'configuration-formatAndScale';
const DELIVER = 'configuration-provisioningType';

const filled = (of: typeof plain): Draft =>
  after([
    { type: 'newProduct' },
    { type: 'chooseProduct', product: of },
    { type: 'chooseParcel', parcel: garden },
    { type: 'setJustification', justification: JUSTIFICATION },
  ]);

describe('the sub-steps of a product (SHAPE-2)', () => {
  it.each([
    ['nothing chosen', null, [PRODUCT, PARCEL, DELIVER]],
    ['neither', plain, [PRODUCT, PARCEL, DELIVER]],
    ['user format', map, [PRODUCT, PARCEL, FORMAT, DELIVER]],
    ['sensitive', owner, [PRODUCT, PARCEL, JUSTIFY, DELIVER]],
    ['both', both, [PRODUCT, PARCEL, JUSTIFY, FORMAT, DELIVER]],
  ] as const)('%s', (_name, of, path) => {
    expect(configurationPath(of)).toStrictEqual(path);
  });

  it.each([plain, map, owner, both])('next and back visit every sub-step of $id', (of) => {
    const path = configurationPath(of);
    let draft = filled(of);
    for (const [index, step] of path.entries()) {
      expect(draft.step).toBe(step);
      expect(nextSubStep(draft)).toBe(path[index + 1] ?? 'order-summary');
      expect(previousSubStep(draft)).toBe(path[index - 1] ?? null);
      draft = after([{ type: 'next' }], draft);
    }
    expect(draft.step).toBe(DELIVER);
    for (const step of [...path].toReversed()) {
      expect(draft.step).toBe(step);
      draft = after([{ type: 'back' }], draft);
    }
    expect(draft.step).toBe(PRODUCT);
  });
});

describe('next', () => {
  it('goes from login to the product', () => {
    expect(after([{ type: 'next' }]).step).toBe(PRODUCT);
  });

  it('is disabled until the step is complete', () => {
    expect(canGoNext(after([{ type: 'newProduct' }]))).toBe(false);
    const chosen = after([{ type: 'newProduct' }, { type: 'chooseProduct', product: owner }]);
    expect(canGoNext(chosen)).toBe(true);
    expect(canGoNext({ ...chosen, step: PARCEL })).toBe(false);
    const short = after([{ type: 'setJustification', justification: 'kurz' }], filled(owner));
    expect(canGoNext({ ...short, step: JUSTIFY })).toBe(false);
    const large = after([{ type: 'chooseParcel', parcel: forest }], filled(map));
    expect(canGoNext({ ...large, step: FORMAT })).toBe(false);
    expect(canGoNext({ ...filled(plain), step: DELIVER })).toBe(false);
    expect(canGoNext({ ...filled(plain), step: 'order-summary' })).toBe(false);
  });

  it('is enabled for a parcel too large for the selected page', () => {
    const draft = after([{ type: 'setUserFormat', change: { scale: 500 } }], filled(map));
    expect(canGoNext({ ...draft, step: FORMAT })).toBe(true);
  });
});

describe('setStep', () => {
  it.each([
    [filled(both), DELIVER, DELIVER],
    [filled(plain), FORMAT, DELIVER],
    [after([{ type: 'setJustification', justification: '' }], filled(both)), DELIVER, JUSTIFY],
    [emptyDraft(), DELIVER, PRODUCT],
    [emptyDraft(), 'order-summary', 'order-summary'],
    [emptyDraft(), 'approval', 'order-summary'],
    [emptyDraft(), 'payment', 'order-summary'],
  ] as const)('%# leads as far as it may', (draft, wanted, reached) => {
    expect(reachableSubStep(draft, wanted)).toBe(reached);
    expect(after([{ type: 'setStep', step: wanted }], draft).step).toBe(reached);
  });
});

describe('newProduct', () => {
  it('continues an incomplete extract after the login', () => {
    const draft = after([{ type: 'login' }, { type: 'newProduct' }], filled(owner));
    expect(draft).toMatchObject({
      step: PRODUCT,
      configuration: { product: owner, justification: JUSTIFICATION },
    });
  });
});

const statuses = (draft: Draft, context: Parameters<typeof stepperSteps>[1]) =>
  stepperSteps(draft, context)
    .map(({ status }) => status)
    .join(' ');

describe('stepper (FLOW-1)', () => {
  const user = { hasUser: true };

  it.each([
    ['nobody', emptyDraft(), { hasUser: false }, 'current upcoming upcoming upcoming upcoming'],
    ['logged in', emptyDraft(), user, 'current upcoming upcoming upcoming upcoming'],
    ['configuring', filled(map), user, 'done current upcoming upcoming upcoming'],
    [
      'cancelled with an empty basket',
      after([{ type: 'cancelConfiguration' }]),
      user,
      'done upcoming current upcoming upcoming',
    ],
    ['summary', after(ordering(plain, 'a')), user, 'done done current upcoming upcoming'],
    [
      'approval',
      after([{ type: 'approval', orderNumber: '1' }]),
      user,
      'done done current blocked blocked',
    ],
  ] as const)('%s', (_name, draft, context, expected) => {
    expect(statuses(draft, context)).toBe(expected);
  });

  it('has links until the order is sent', () => {
    const targets = stepperSteps(after(ordering(plain, 'a')), user).map(({ target }) => target);
    expect(targets).toStrictEqual(['login', 'configuration-provisioningType', null, null, null]);
    const sent = stepperSteps(after([{ type: 'approval', orderNumber: '1' }]), user);
    expect(sent.every(({ target }) => target === null)).toBe(true);
  });

  it('lets a guest change steps without a login, which stays open (FLOW-1, OPEN-3)', () => {
    const guest = { hasUser: false, isOpen: true };
    const draft = after(ordering(plain, 'a'));
    expect(statuses(draft, guest)).toBe('upcoming done current upcoming upcoming');
    const targets = stepperSteps(draft, guest).map(({ target }) => target);
    expect(targets).toStrictEqual(['login', 'configuration-provisioningType', null, null, null]);
  });

  it('maps each sub-step to its step', () => {
    const names: readonly SubStep[] = ['login', PRODUCT, 'order-review', 'approval', 'payment'];
    expect(names.map(stepOf)).toStrictEqual([
      'login',
      'configuration',
      'order-summary',
      'order-summary',
      'payment',
    ]);
    expect(isSubStep('toString')).toBe(false);
  });
});

describe('visibleSubStep', () => {
  it('is the login step without a user, unless the login is in progress', () => {
    const draft = filled(map);
    expect(visibleSubStep(draft, { hasUser: false, loginPending: false })).toBe('login');
    expect(visibleSubStep(draft, { hasUser: false, loginPending: true })).toBe(PRODUCT);
    expect(visibleSubStep(draft, { hasUser: true, loginPending: false })).toBe(PRODUCT);
    const sent = { ...draft, step: 'approval', orderNumber: '0815' } as const;
    expect(visibleSubStep(sent, { hasUser: false, loginPending: false })).toBe('approval');
    const unsent = { ...sent, orderNumber: null };
    expect(visibleSubStep(unsent, { hasUser: false, loginPending: false })).toBe('login');
  });
});
