import { FileField } from '@portal/ui/file-field';
import { Heading, Text } from '@portal/ui/typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services.ts';
import { FileProblem, FileResult } from './FileResult.tsx';
import * as css from './FileCheck.css.ts';
import * as frame from './VerificationPage.css.ts';

/** Verifies the file of an extract by its seal and digest (DOC-7). `code` is the entered code; null for none. */
export function FileCheck({ code }: { code: string | null }): ReactElement {
  const text = useText();
  const id = useId();
  const { client } = useServices();
  const [isOver, setIsOver] = useState(false);
  const check = useMutation({
    mutationFn: (file: File) => client.call('verifyFile', { body: file }),
  });
  const name = check.variables?.name ?? '';
  const verify = (file: File | undefined): void => {
    if (file) check.mutate(file);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <section className={frame.check} aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`} size="small">
        {text('verification.fileHeading')}
      </Heading>
      <Text id={`${id}-text`}>{text('verification.fileText')}</Text>
      <div
        className={css.dropZone}
        data-over={isOver || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          const { files } = event.dataTransfer;
          const input = event.currentTarget.querySelector('input');
          // The field shows the name, as after a choice.
          if (input && files.length > 0) input.files = files;
          verify(files[0]);
        }}
      >
        <FileField
          label={text('verification.fileLabel')}
          accept="application/pdf,.pdf,.gpkg,.geojson,.dxf,.gz,.zip"
          aria-describedby={`${id}-text`}
          // Otherwise choosing the same file again, after a failure, would be no change.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onValueChange={([file]) => verify(file)}
        />
      </div>
      <output>
        {check.isPending && (
          <Text size="small" variant="soft">
            {text('verification.fileReading')}
          </Text>
        )}
        {check.isSuccess && <FileResult name={name} result={check.data} code={code} />}
        {check.isError && <FileProblem name={name} error={check.error} />}
      </output>
    </section>
  );
}
