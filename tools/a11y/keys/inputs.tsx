import { CheckAnswers } from '../../../packages/ui/src/check-answers/index.ts';
import { Checkbox } from '../../../packages/ui/src/checkbox/index.ts';
import { Combobox } from '../../../packages/ui/src/combobox/index.ts';
import { ConsentBanner } from '../../../packages/ui/src/consent-banner/index.ts';
import { CopiesInput } from '../../../packages/ui/src/copies-input/index.ts';
import { DateField } from '../../../packages/ui/src/date-field/index.ts';
import { DatePicker } from '../../../packages/ui/src/date-picker/index.ts';
import { ErrorSummary } from '../../../packages/ui/src/error-summary/index.ts';
import { Field } from '../../../packages/ui/src/field/index.ts';
import { Feedback } from '../../../packages/ui/src/feedback/index.ts';
import { FileField } from '../../../packages/ui/src/file-field/index.ts';
import { FileUpload } from '../../../packages/ui/src/file-upload/index.ts';
import { iban, MaskedField } from '../../../packages/ui/src/masked-field/index.ts';
import { MultiSelect } from '../../../packages/ui/src/multi-select/index.ts';
import { Popover } from '../../../packages/ui/src/popover/index.ts';
import { RadioGroup } from '../../../packages/ui/src/radio-group/index.ts';
import { Select } from '../../../packages/ui/src/select/index.ts';
import { SuggestionField } from '../../../packages/ui/src/suggestion-field/index.ts';
import { Switch } from '../../../packages/ui/src/switch/index.ts';
import { TextArea } from '../../../packages/ui/src/text-area/index.ts';
import { TextField } from '../../../packages/ui/src/text-field/index.ts';
import { Toggletip } from '../../../packages/ui/src/toggletip/index.ts';
import { State } from './example.tsx';
import type { Example } from './example.tsx';

// Three begin with the typed letter: with two, both arrows lead to the other one.
const cities = ['Lindenau', 'Lindow', 'Lehnin', 'Kiefernhain'].map((label) => ({
  value: label,
  label,
}));
const onL = cities.slice(0, 3);
const formats = [
  { value: 'a4', label: 'A4' },
  { value: 'a3', label: 'A3' },
  { value: 'poster', label: 'Poster' },
];
const scales = ['500', '1000', '2000'].map((value) => ({ value, label: `1:${value}` }));

/** Examples of the inputs, by their folders. */
export const inputsExamples: Readonly<Record<string, Example>> = {
  'check-answers': ({ press }) => (
    <CheckAnswers
      items={[
        { id: 'name', label: 'Name', value: 'Erika', href: '#name' },
        { id: 'phone', label: 'Phone', onClick: press },
      ]}
    />
  ),
  'consent-banner': ({ press }) => (
    <ConsentBanner open heading="May we count visits?" onAccept={press} onRefuse={press}>
      One number in your browser.
    </ConsentBanner>
  ),
  feedback: ({ press }) => (
    <Feedback
      label="How easy was it?"
      items={[
        { value: '2', label: 'Easy' },
        { value: '1', label: 'Difficult' },
      ]}
      onSend={press}
    />
  ),
  checkbox: () => <Checkbox label="Paper" />,
  combobox: () => <Combobox id="example" label="City" items={cities} />,
  'copies-input': () => <CopiesInput label="Copies" defaultValue={2} max={9} />,
  'date-field': () => <DateField label="Date of birth" />,
  'date-picker': () => <DatePicker label="Appointment" defaultValue="2026-02-12" />,
  'error-summary': () => (
    <>
      <ErrorSummary
        items={[
          { fieldId: 'name', message: 'Enter your name.' },
          { fieldId: 'city', message: 'Enter your city.' },
        ]}
      />
      <TextField id="name" label="Name" />
      <TextField id="city" label="City" />
    </>
  ),
  popover: () => (
    <Popover label="Contact">
      <a href="#office">Office</a>
    </Popover>
  ),
  switch: () => <Switch label="Messages" />,
  toggletip: () => <Toggletip label="Help for zone">An area with similar values.</Toggletip>,
  field: () => <Field label="Name">{(control) => <input {...control} />}</Field>,
  'file-field': ({ press }) => (
    <FileField
      label="Plan"
      onClick={(event) => {
        event.preventDefault();
        press();
      }}
    />
  ),
  'file-upload': ({ press }) => (
    <FileUpload
      label="Plans"
      defaultValue={[{ id: 'plan', name: 'plan.pdf', bytes: 1000 }]}
      onUpload={async () => 'plan'}
      onClick={(event) => {
        event.preventDefault();
        press();
      }}
    />
  ),
  'masked-field': () => <MaskedField label="IBAN" format={iban} defaultValue="DE021203" />,
  'multi-select': () => <MultiSelect label="Towns" items={cities} defaultValue={['Lehnin']} />,
  'radio-group': () => <RadioGroup label="Scale" items={scales} />,
  select: () => <Select label="Format" items={formats} />,
  'suggestion-field': () => (
    <State initial="">
      {(text, setText) => (
        <SuggestionField
          id="example"
          label="City"
          value={text}
          onValueChange={setText}
          items={onL}
          onChoose={({ label }) => setText(label)}
        />
      )}
    </State>
  ),
  'text-area': () => <TextArea label="Name" />,
  'text-field': () => <TextField label="Name" />,
};
