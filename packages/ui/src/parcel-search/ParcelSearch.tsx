import { forwardRef, useId, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { ErrorSummary } from '../error-summary/index.ts';
import type { SummaryError } from '../error-summary/index.ts';
import { useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import { Tabs } from '../tabs/index.ts';
import type { TabItem } from '../tabs/index.ts';
import { AddressForm, ParcelForm, RegisterForm } from './forms.tsx';
import * as css from './ParcelSearch.css.ts';
import { parcelSearchTexts } from './texts.ts';
import type { ParcelSearchTexts } from './texts.ts';
import type {
  ParcelSearchErrors,
  ParcelSearchForm,
  ParcelSearchOptions,
  ParcelSearchType,
  ParcelSearchValues,
} from './types.ts';

/** Properties of the parcel search. */
export interface ParcelSearchProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The tab that is open. */
  readonly type: ParcelSearchType;
  /** Called when a person opens another tab. */
  readonly onTypeChange: (type: ParcelSearchType) => void;
  /** What is entered in each tab; kept while another one is open. */
  readonly values: ParcelSearchValues;
  /** Called with all values after every change of one. */
  readonly onValuesChange: (values: ParcelSearchValues) => void;
  /** Subdistricts, districts and the like to choose from, and whether they are there yet. */
  readonly options: ParcelSearchOptions;
  /** Errors of the last attempt; each stands at its field, in the summary and in the tab's name. */
  readonly errors?: ParcelSearchErrors | undefined;
  /** Asked for by the button or Enter; nothing is checked here. */
  readonly onSearch: (type: ParcelSearchForm) => void;
  /** A search is under way. */
  readonly pending?: boolean | undefined;
  /** Content of the map tab; without it there is none. */
  readonly map?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ParcelSearchTexts> | undefined;
}

const FORMS: readonly ParcelSearchForm[] = ['address', 'parcel', 'register'];

function isSearchType(value: string): value is ParcelSearchType {
  return value === 'map' || FORMS.some((form) => form === value);
}

function summaryOf(
  form: ParcelSearchForm,
  errors: ParcelSearchErrors,
  idPrefix: string,
): readonly SummaryError[] {
  return Object.entries(errors[form] ?? {})
    .filter(([, message]) => Boolean(message))
    .map(([field, message]) => ({ fieldId: `${idPrefix}-${field}`, message }));
}

/**
 * Four ways to a parcel (UI-6): by address, by its number, by the land register, on the map. Each
 * tab keeps its input. After a search that was refused the error summary takes the focus.
 */
export const ParcelSearch = forwardRef<HTMLDivElement, ParcelSearchProps>(function ParcelSearch(
  {
    type,
    onTypeChange,
    values,
    onValuesChange,
    options,
    errors = {},
    onSearch,
    pending = false,
    map,
    texts,
    className,
    ...rest
  },
  ref,
) {
  const t = useTexts(parcelSearchTexts, texts);
  const idPrefix = useId();
  const [attempt, setAttempt] = useState(0);
  const shared = (form: ParcelSearchForm) => ({
    idPrefix,
    pending: pending && form === type,
    texts: t,
    onSearch: () => {
      setAttempt(attempt + 1);
      onSearch(form);
    },
  });
  const contents: Record<ParcelSearchForm, ReactNode> = {
    address: (
      <AddressForm
        {...shared('address')}
        values={values.address}
        errors={errors.address ?? {}}
        onChange={(address) => onValuesChange({ ...values, address })}
      />
    ),
    parcel: (
      <ParcelForm
        {...shared('parcel')}
        values={values.parcel}
        errors={errors.parcel ?? {}}
        onChange={(parcel) => onValuesChange({ ...values, parcel })}
        options={options.localSubdistricts}
      />
    ),
    register: (
      <RegisterForm
        {...shared('register')}
        values={values.register}
        errors={errors.register ?? {}}
        onChange={(register) => onValuesChange({ ...values, register })}
        options={options.landRegisterDistricts}
      />
    ),
  };
  const items: TabItem[] = FORMS.map((form) => {
    const summary = summaryOf(form, errors, idPrefix);
    const content = (
      <div className={css.panel}>
        {form === type && <ErrorSummary errors={summary} attempt={attempt} />}
        {contents[form]}
      </div>
    );
    return { value: form, label: t[form], errorCount: summary.length, content };
  });
  if (map) items.push({ value: 'map', label: t.map, errorCount: 0, content: <>{map}</> });
  return (
    <div {...rest} ref={ref} className={classNames(css.root, className)}>
      <Tabs
        label={t.tabs}
        items={items}
        value={type}
        onValueChange={(next) => {
          if (isSearchType(next)) onTypeChange(next);
        }}
      />
    </div>
  );
});
