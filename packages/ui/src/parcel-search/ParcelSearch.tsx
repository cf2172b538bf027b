import { forwardRef, useId, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import type { ErrorSummaryItem } from '../error-summary/index.ts';
import { isElement } from '../hooks/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { Tabs } from '../tabs/index.ts';
import type { TabItem } from '../tabs/index.ts';
import { AddressForm, ParcelForm, RegisterForm } from './forms.tsx';
import * as css from './ParcelSearch.css.ts';
import { langOf } from '../texts/lang-of.ts';
import { parcelSearchTexts } from './texts.ts';
import type { ParcelSearchTexts } from './texts.ts';
import type {
  CadastralSections,
  ParcelSearchErrors,
  ParcelSearchForm,
  ParcelSearchComboboxItems,
  ParcelSearchType,
  ParcelSearchValues,
} from './types.ts';

/** Properties of the parcel search. */
export interface ParcelSearchProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The selected tab; without such a tab, the first one is selected. */
  readonly type: ParcelSearchType;
  /** Called when the user selects another tab. */
  readonly onTypeChange: (type: ParcelSearchType) => void;
  /** Values of every tab, kept while another one is selected. */
  readonly values: ParcelSearchValues;
  /** Called with all values after every change. */
  readonly onValuesChange: (values: ParcelSearchValues) => void;
  /** Options of the comboboxes, and whether they are loaded. */
  readonly comboboxItems: ParcelSearchComboboxItems;
  /**
   * Errors of the last search; shown at the field, in the summary and counted in the tab's name.
   */
  readonly errors?: ParcelSearchErrors | undefined;
  /** Called by the button or Enter; the consumer validates. */
  readonly onSearch: (type: ParcelSearchForm) => void;
  /**
   * Whether parcels have a cadastral section (Flur); default `REQUIRED`. `NONE` removes the field and the words about
   * sections.
   */
  readonly cadastralSections?: CadastralSections | undefined;
  /** The tabs with a form; default all. Omit those for which there are no data. */
  readonly forms?: readonly ParcelSearchForm[] | undefined;
  /** A search is running. */
  readonly loading?: boolean | undefined;
  /** Shows a button in place of the form of the selected tab, such as after a search by the field before the tabs; called when it is pressed. */
  readonly onUnfold?: (() => void) | undefined;
  /** Content of the map tab; without it there is no map tab. */
  readonly map?: ReactNode;
  /** A search field before the tabs; beside them where there is space. */
  readonly lead?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ParcelSearchTexts> | undefined;
}

const FORMS: readonly ParcelSearchForm[] = ['address', 'parcel', 'register'];

function isSearchType(value: string): value is ParcelSearchType {
  return value === 'map' || FORMS.some((form) => form === value);
}

/** The fields with an error, by their labels: what is wrong is said once, at the field (PAGE-11). */
function summaryOf(
  form: ParcelSearchForm,
  errors: ParcelSearchErrors,
  idPrefix: string,
  texts: ParcelSearchTexts,
): readonly ErrorSummaryItem[] {
  const ofForm: Readonly<Partial<Record<keyof ParcelSearchTexts, ReactNode>>> = errors[form] ?? {};
  return Object.entries(ofForm)
    .filter(([, message]) => Boolean(message))
    .map(([field, message]) => ({
      fieldId: `${idPrefix}-${field}`,
      message: texts[field.replace(/Id$/, '') as keyof ParcelSearchTexts] ?? message,
    }));
}

/** Stands in place of a form; the first field of the form takes its focus. */
function Unfold({ label, onUnfold }: { label: string; onUnfold: () => void }): ReactElement {
  return (
    <Button
      variant="quiet"
      onClick={({ currentTarget }) => {
        const panel = currentTarget.closest('[role="tabpanel"]');
        flushSync(onUnfold);
        panel?.querySelector('input')?.focus();
      }}
    >
      {label}
    </Button>
  );
}

/**
 * Search for a parcel by address, by parcel number, by the land register, or on the map.
 * Each tab keeps its values. After a search with errors the error summary is focused.
 */
export const ParcelSearch = forwardRef<HTMLDivElement, ParcelSearchProps>(function ParcelSearch(
  {
    type: requestedType,
    onTypeChange,
    values,
    onValuesChange,
    comboboxItems,
    errors = {},
    onSearch,
    cadastralSections = 'REQUIRED',
    forms = FORMS,
    loading = false,
    onUnfold,
    map,
    lead,
    texts,
    className,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(parcelSearchTexts, texts);
  const idPrefix = useId();
  const [attempt, setAttempt] = useState(0);
  const tabs: readonly ParcelSearchType[] = map ? [...forms, 'map'] : forms;
  const type = tabs.includes(requestedType) ? requestedType : (tabs[0] ?? requestedType);
  const formProps = (form: ParcelSearchForm) => ({
    idPrefix,
    pending: loading && form === type,
    texts: t,
    onSearch: () => {
      setAttempt(attempt + 1);
      onSearch(form);
    },
  });
  const contents: Record<ParcelSearchForm, ReactNode> = {
    address: (
      <AddressForm
        {...formProps('address')}
        values={values.address}
        errors={errors.address ?? {}}
        onChange={(address) => onValuesChange({ ...values, address })}
      />
    ),
    parcel: (
      <ParcelForm
        {...formProps('parcel')}
        values={values.parcel}
        errors={errors.parcel ?? {}}
        onChange={(parcel) => onValuesChange({ ...values, parcel })}
        options={comboboxItems.localSubdistricts}
        sections={cadastralSections}
      />
    ),
    register: (
      <RegisterForm
        {...formProps('register')}
        values={values.register}
        errors={errors.register ?? {}}
        onChange={(register) => onValuesChange({ ...values, register })}
        options={comboboxItems.landRegisterDistricts}
      />
    ),
  };
  const items: TabItem[] = forms.map((form) => {
    const summary = summaryOf(form, errors, idPrefix, t);
    const content = (
      <div className={css.panel} data-folded={onUnfold ? '' : undefined}>
        {form === type && <ErrorSummary items={summary} attempt={attempt} />}
        {onUnfold ? <Unfold label={t.unfold} onUnfold={onUnfold} /> : contents[form]}
      </div>
    );
    return {
      value: form,
      label: t[form],
      lang: langOf(t, form),
      errorCount: summary.length,
      content,
    };
  });
  if (map) items.push({ value: 'map', label: t.map, lang: langOf(t, 'map'), content: <>{map}</> });
  return (
    <div {...rest} ref={ref} className={rootClassName(css.root, className)}>
      <Tabs
        label={t.tabs}
        lead={lead}
        items={items}
        onClick={({ target }) => {
          // The tab of a folded form unfolds it, although it is the chosen one.
          if (isElement(target) && target.closest('[aria-selected="true"]')) onUnfold?.();
        }}
        value={type}
        onValueChange={(next) => {
          if (isSearchType(next)) onTypeChange(next);
        }}
      />
    </div>
  );
});
