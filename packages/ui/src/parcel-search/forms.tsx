import type { ReactElement } from 'react';
import { Combobox } from '../combobox/index.ts';
import { TextField } from '../text-field/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { ParcelNumberSketch } from './ParcelNumberSketch.tsx';
import * as css from './ParcelSearch.css.ts';
import { SearchForm } from './SearchForm.tsx';
import type { ParcelSearchTexts } from './texts.ts';
import type {
  CadastralSections,
  LoadedItems,
  ParcelSearchErrors,
  ParcelSearchForm,
  ParcelSearchValues,
} from './types.ts';

interface FormProps<Form extends ParcelSearchForm> {
  readonly idPrefix: string;
  readonly values: ParcelSearchValues[Form];
  readonly onChange: (values: ParcelSearchValues[Form]) => void;
  readonly errors: NonNullable<ParcelSearchErrors[Form]>;
  readonly pending: boolean;
  readonly onSearch: () => void;
  readonly texts: ParcelSearchTexts;
}

/** Search by address. */
export function AddressForm(props: FormProps<'address'>): ReactElement {
  const { idPrefix, values, onChange, errors, pending, onSearch, texts: t } = props;
  const field = (name: keyof typeof values) => ({
    id: `${idPrefix}-${name}`,
    value: values[name],
    error: errors[name],
    onValueChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  return (
    <SearchForm submit={t.search} pending={pending} onSubmit={onSearch}>
      <TextField
        {...field('zipCode')}
        className={css.short}
        label={t.zipCode}
        hint={t.zipCodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField
        {...field('city')}
        className={css.long}
        label={t.city}
        autoComplete="address-level2"
      />
      <TextField
        {...field('streetName')}
        className={css.long}
        label={t.streetName}
        autoComplete="off"
      />
      <TextField
        {...field('houseNumber')}
        className={css.short}
        label={t.houseNumber}
        hint={t.houseNumberHint}
        autoComplete="off"
      />
    </SearchForm>
  );
}

/** Search by local subdistrict, section and number. */
export function ParcelForm(
  props: FormProps<'parcel'> & { options: LoadedItems; sections: CadastralSections },
): ReactElement {
  const { idPrefix, values, onChange, errors, pending, onSearch, options, texts: t } = props;
  const withSections = props.sections !== 'NONE';
  const field = (name: keyof typeof values) => ({
    id: `${idPrefix}-${name}`,
    value: values[name],
    error: errors[name],
    onValueChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  const help = (
    <Disclosure summary={t.help}>
      <p>{withSections ? t.helpTerms : t.helpTermsWithoutSections}</p>
      <p>{withSections ? t.helpPlaces : t.helpPlacesWithoutSections}</p>
      <p className={css.example}>{withSections ? t.helpExample : t.helpExampleWithoutSections}</p>
      <ParcelNumberSketch description={withSections ? t.helpSketch : t.helpSketchWithoutSections} />
    </Disclosure>
  );
  return (
    <SearchForm submit={t.search} pending={pending} onSubmit={onSearch} help={help}>
      <Combobox
        {...field('localSubdistrictId')}
        className={css.long}
        label={t.localSubdistrict}
        hint={t.localSubdistrictHint}
        {...options}
      />
      {withSections && (
        <TextField
          {...field('cadastralSection')}
          className={css.short}
          label={t.cadastralSection}
          hint={
            props.sections === 'OPTIONAL' ? t.cadastralSectionOptionalHint : t.cadastralSectionHint
          }
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField
        {...field('parcelNumber')}
        className={css.short}
        label={t.parcelNumber}
        hint={t.parcelNumberHint}
        autoComplete="off"
      />
    </SearchForm>
  );
}

/** Search by land registry district and booking sheet. */
export function RegisterForm(
  props: FormProps<'register'> & { options: LoadedItems },
): ReactElement {
  const { idPrefix, values, onChange, errors, pending, onSearch, options, texts: t } = props;
  const field = (name: keyof typeof values) => ({
    id: `${idPrefix}-${name}`,
    value: values[name],
    error: errors[name],
    onValueChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  const help = (
    <Disclosure summary={t.registerHelp}>
      <p>{t.registerHelpText}</p>
    </Disclosure>
  );
  return (
    <SearchForm submit={t.search} pending={pending} onSubmit={onSearch} help={help}>
      <Combobox
        {...field('landRegisterDistrictId')}
        className={css.long}
        label={t.landRegisterDistrict}
        hint={t.landRegisterDistrictHint}
        {...options}
      />
      <TextField
        {...field('bookingSheet')}
        className={css.short}
        label={t.bookingSheet}
        hint={t.bookingSheetHint}
        autoComplete="off"
      />
    </SearchForm>
  );
}
