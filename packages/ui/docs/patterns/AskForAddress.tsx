import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { Button } from '../../src/button/index.ts';
import { ErrorSummary } from '../../src/error-summary/index.ts';
import { Grid, Stack } from '../../src/stack/index.ts';
import { TextField } from '../../src/text-field/index.ts';

const FIELDS = [
  { name: 'name', label: 'Name', message: 'Geben Sie einen Namen ein.' },
  { name: 'street', label: 'Straße und Hausnummer', message: 'Geben Sie eine Straße ein.' },
  { name: 'zip', label: 'Postleitzahl', message: 'Geben Sie fünf Ziffern ein, etwa 15990.' },
  { name: 'city', label: 'Ort', message: 'Geben Sie einen Ort ein.' },
] as const;

type Field = (typeof FIELDS)[number];

const isFaulty = ({ name }: Field, address: FormData): boolean => {
  const value = address.get(name);
  const text = typeof value === 'string' ? value : '';
  return name === 'zip' ? !/^\d{5}$/.test(text) : text.trim() === '';
};

/** Asks for a postal address: one column, autofill, errors beside their fields and in a summary. */
export function AskForAddress({
  onSend,
}: {
  readonly onSend: (address: FormData) => void;
}): ReactElement {
  const [{ faults, attempt }, setChecked] = useState<{
    readonly faults: readonly Field[];
    readonly attempt: number;
  }>({ faults: [], attempt: 0 });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const address = new FormData(event.currentTarget);
    const found = FIELDS.filter((field) => isFaulty(field, address));
    // The summary receives the focus at every attempt.
    setChecked({ faults: found, attempt: attempt + 1 });
    if (found.length === 0) onSend(address);
  };
  const propsOf = (field: Field) => ({
    id: `address-${field.name}`,
    name: field.name,
    label: field.label,
    error: faults.includes(field) ? field.message : undefined,
  });
  const [name, street, zip, city] = FIELDS;
  const inSummary = faults.map((field) => ({
    fieldId: `address-${field.name}`,
    message: field.label,
  }));
  return (
    <form noValidate onSubmit={send}>
      <Stack>
        <ErrorSummary items={inSummary} attempt={attempt} />
        <TextField {...propsOf(name)} autoComplete="name" />
        <TextField {...propsOf(street)} autoComplete="address-line1" />
        <Grid columnCount={2}>
          <TextField {...propsOf(zip)} inputMode="numeric" autoComplete="postal-code" />
          <TextField {...propsOf(city)} autoComplete="address-level2" />
        </Grid>
        <Button type="submit" variant="primary">
          Weiter
        </Button>
      </Stack>
    </form>
  );
}
