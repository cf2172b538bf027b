import type { ReactElement, ReactNode } from 'react';
import { Combobox } from '../combobox/index.ts';
import { TextField } from '../text-field/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { inLanguage } from '../texts/in-language.tsx';
import { langOf } from '../texts/lang-of.ts';
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

/** What each field of a form has, by its name. */
function fieldsOf<Name extends string>(form: {
  readonly idPrefix: string;
  readonly values: Readonly<Record<Name, string>>;
  readonly onChange: (values: Record<Name, string>) => void;
  readonly errors: Readonly<Partial<Record<Name, ReactNode>>>;
}) {
  const { idPrefix, values, onChange, errors } = form;
  return (name: Name) => ({
    id: `${idPrefix}-${name}`,
    value: values[name],
    error: errors[name],
    onValueChange: (value: string) => onChange({ ...values, [name]: value }),
  });
}

/** Search by address. */
export function AddressForm(props: FormProps<'address'>): ReactElement {
  const { pending, onSearch, texts: t } = props;
  const field = fieldsOf(props);
  return (
    <SearchForm submit={inLanguage(t, 'search')} pending={pending} onSubmit={onSearch}>
      <TextField
        {...field('zipCode')}
        className={css.short}
        label={inLanguage(t, 'zipCode')}
        hint={inLanguage(t, 'zipCodeHint')}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField
        {...field('city')}
        className={css.long}
        label={inLanguage(t, 'city')}
        autoComplete="address-level2"
      />
      <TextField
        {...field('streetName')}
        className={css.long}
        label={inLanguage(t, 'streetName')}
        autoComplete="off"
      />
      <TextField
        {...field('houseNumber')}
        className={css.short}
        label={inLanguage(t, 'houseNumber')}
        hint={inLanguage(t, 'houseNumberHint')}
        autoComplete="off"
      />
    </SearchForm>
  );
}

/** Search by local subdistrict, section and number. */
export function ParcelForm(
  props: FormProps<'parcel'> & { options: LoadedItems; sections: CadastralSections },
): ReactElement {
  const { pending, onSearch, options, texts: t } = props;
  const withSections = props.sections !== 'NONE';
  const field = fieldsOf(props);
  const textFor = (key: 'helpTerms' | 'helpPlaces' | 'helpExample' | 'helpSketch') =>
    withSections ? key : (`${key}WithoutSections` as const);
  const help = (
    <Disclosure summary={inLanguage(t, 'help')}>
      <p lang={langOf(t, textFor('helpTerms'))}>{t[textFor('helpTerms')]}</p>
      <p lang={langOf(t, textFor('helpPlaces'))}>{t[textFor('helpPlaces')]}</p>
      <p lang={langOf(t, textFor('helpExample'))} className={css.example}>
        {t[textFor('helpExample')]}
      </p>
      <ParcelNumberSketch
        description={t[textFor('helpSketch')]}
        lang={langOf(t, textFor('helpSketch'))}
      />
    </Disclosure>
  );
  return (
    <SearchForm submit={inLanguage(t, 'search')} pending={pending} onSubmit={onSearch} help={help}>
      <Combobox
        {...field('localSubdistrictId')}
        className={css.long}
        label={t.localSubdistrict}
        labelLang={langOf(t, 'localSubdistrict')}
        hint={inLanguage(t, 'localSubdistrictHint')}
        {...options}
      />
      {withSections && (
        <TextField
          {...field('cadastralSection')}
          className={css.short}
          label={inLanguage(t, 'cadastralSection')}
          hint={inLanguage(
            t,
            props.sections === 'OPTIONAL' ? 'cadastralSectionOptionalHint' : 'cadastralSectionHint',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField
        {...field('parcelNumber')}
        className={css.short}
        label={inLanguage(t, 'parcelNumber')}
        hint={inLanguage(t, 'parcelNumberHint')}
        autoComplete="off"
      />
    </SearchForm>
  );
}

/** Search by land registry district and booking sheet. */
export function RegisterForm(
  props: FormProps<'register'> & { options: LoadedItems },
): ReactElement {
  const { pending, onSearch, options, texts: t } = props;
  const field = fieldsOf(props);
  const help = (
    <Disclosure summary={inLanguage(t, 'registerHelp')}>
      <p lang={langOf(t, 'registerHelpText')}>{t.registerHelpText}</p>
    </Disclosure>
  );
  return (
    <SearchForm submit={inLanguage(t, 'search')} pending={pending} onSubmit={onSearch} help={help}>
      <Combobox
        {...field('landRegisterDistrictId')}
        className={css.long}
        label={t.landRegisterDistrict}
        labelLang={langOf(t, 'landRegisterDistrict')}
        hint={inLanguage(t, 'landRegisterDistrictHint')}
        {...options}
      />
      <TextField
        {...field('bookingSheet')}
        className={css.short}
        label={inLanguage(t, 'bookingSheet')}
        hint={inLanguage(t, 'bookingSheetHint')}
        autoComplete="off"
      />
    </SearchForm>
  );
}
